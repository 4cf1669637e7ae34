import { beforeEach, describe, expect, test } from 'vitest'
import { frameCoversPageAtom, roundBusyAtom } from '../../../../src/features/play/current-game.ts'
import { gameControl, type GameControl } from '../../../../src/features/play/game-control.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const game = sampleGame('1')
const address = 'https://studio.example/play'

let tab: Tab
let frame: GameControl

function openReady(): number {
  const frameId = frame.open(game, 'normal')
  frame.setAddress(frameId, address)
  frame.setPhase('ready')
  return frameId
}

beforeEach(() => {
  tab = createTab(fakeEnvironment())
  frame = gameControl(tab)
})

test('closing clears the address', () => {
  openReady()
  expect(frame.get()?.address).toBe(address)
  frame.requestClose()
  expect(frame.get()).toBeUndefined()
})

test('an address for a closed frame opens nothing', () => {
  const frameId = frame.open(game, 'normal')
  frame.open(sampleGame('2'), 'normal')
  expect(frame.setAddress(frameId, address)).toBe(false)
  expect(frame.get()).toMatchObject({ game: { id: '2' }, phase: 'opening' })
})

test('a game that has no address yet cannot report anything', () => {
  frame.open(game, 'normal')
  frame.setPhase('busy')
  expect(frame.get()?.phase).toBe('opening')
})

describe('a round that is being played', () => {
  test('delays what can wait', () => {
    openReady()
    expect(tab.store.get(roundBusyAtom)).toBe(false)
    frame.setPhase('busy')
    expect(tab.store.get(roundBusyAtom)).toBe(true)
    frame.setPhase('ready')
    expect(tab.store.get(roundBusyAtom)).toBe(false)
  })

  test('asks once before closing, restored', () => {
    openReady()
    frame.setPhase('busy')
    frame.minimise()
    frame.requestClose()
    expect(frame.get()).toMatchObject({ question: { kind: 'close' }, minimised: false })
    frame.requestClose()
    expect(frame.get()).toBeUndefined()
  })

  test('ends before a stop closes the game', () => {
    openReady()
    frame.setPhase('busy')
    frame.closeAfterRound()
    expect(frame.get()?.phase).toBe('busy')
    frame.setPhase('ready')
    expect(frame.get()).toBeUndefined()
    frame.open(sampleGame('2'), 'normal')
    frame.closeAfterRound()
    expect(frame.get()).toBeUndefined()
  })

  test('cancels the question about closing when it ends, but not the one about another game', () => {
    openReady()
    frame.setPhase('busy')
    frame.requestClose()
    frame.setPhase('ready')
    expect(frame.get()).toMatchObject({ phase: 'ready', question: undefined })
    frame.setPhase('busy')
    frame.askToSwitch(sampleGame('2'))
    frame.setPhase('ready')
    expect(frame.get()?.question).toMatchObject({ kind: 'switch' })
  })
})

test('leaving fullscreen restores the size before', () => {
  openReady()
  for (const size of ['stretched', 'normal'] as const) {
    frame.setMode(size)
    frame.setMode('fullscreen')
    frame.leaveFullscreen()
    expect(frame.get()?.mode).toBe(size)
  }
})

test('minimising leaves fullscreen and keeps the game', () => {
  openReady()
  frame.setMode('fullscreen')
  expect(tab.store.get(frameCoversPageAtom)).toBe(true)
  frame.minimise()
  expect(frame.get()).toMatchObject({ minimised: true, mode: 'normal', address, phase: 'ready' })
  expect(tab.store.get(frameCoversPageAtom)).toBe(false)
  frame.restore()
  expect(frame.get()).toMatchObject({ minimised: false, address })
})

test('the game of one tab is not the game of another', () => {
  openReady()
  expect(gameControl(createTab(fakeEnvironment())).get()).toBeUndefined()
})
