import { expect, test, vi } from 'vitest'
import { createSound } from '@marquee/studio/client/common/sound.ts'
import { waitFor } from '../../support/wait-for.ts'

/** The browser's audio as far as the game uses it; `started` are the pitches that sounded. */
function fakeAudio(resume: () => Promise<void> = () => Promise.resolve()) {
  const started: number[] = []
  const parameter = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  }
  const audio = {
    currentTime: 0,
    destination: {},
    resume,
    suspend: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    createOscillator() {
      const frequency = { value: 0 }
      return { frequency, connect: (to: object) => to, start: () => started.push(frequency.value), stop() {} }
    },
    createGain: () => ({ gain: parameter, connect: (to: object) => to }),
  }
  const open = vi.fn<() => AudioContext>(() => audio as unknown as AudioContext)
  return { started, audio, open }
}

test('is silent, and requests nothing of the browser, until the switch is on', async () => {
  const { started, open } = fakeAudio()
  const sound = createSound(open)
  sound.play('spin')
  await Promise.resolve()
  expect(open).not.toHaveBeenCalled()
  expect(started).toEqual([])
})

test('sounds while the switch is on, a large win longer than a win, and falls silent with it', async () => {
  const { started, audio, open } = fakeAudio()
  const sound = createSound(open)
  sound.turn(true)
  sound.play('win')
  await waitFor(() => expect(started).toHaveLength(3))
  sound.play('largeWin')
  await waitFor(() => expect(started).toHaveLength(9))
  expect(open).toHaveBeenCalledOnce()
  sound.turn(false)
  sound.play('spin')
  await Promise.resolve()
  expect(audio.suspend).toHaveBeenCalledOnce()
  expect(started).toHaveLength(9)
})

test('a browser that refuses audio stops no round', async () => {
  const { started, open } = fakeAudio(() => Promise.reject(new Error('not allowed')))
  const sound = createSound(open)
  sound.turn(true)
  expect(() => sound.play('spin')).not.toThrow()
  await new Promise((resolve) => setTimeout(resolve))
  expect(started).toEqual([])
})
