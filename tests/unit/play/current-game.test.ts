import { beforeEach, describe, expect, test } from 'vitest'
import * as play from '../../../src/features/play/current-game.ts'
import { store } from '../../../src/platform/store.ts'
import { sampleGame } from '../../support/sample-game.ts'

const game = sampleGame('1')
const address = 'https://studio.example/play'

function openReady(): number {
  const seat = play.openFrame(game, 'normal')
  play.seatGame(seat, address)
  play.setPhase('ready')
  return seat
}

beforeEach(() => play.closeGame())

test('closing clears the address', () => {
  openReady()
  expect(play.currentGame()?.address).toBe(address)
  play.requestClose()
  expect(play.currentGame()).toBeUndefined()
})

test('an address for a seat that is gone opens nothing', () => {
  const seat = play.openFrame(game, 'normal')
  play.openFrame(sampleGame('2'), 'normal')
  expect(play.seatGame(seat, address)).toBe(false)
  expect(play.currentGame()).toMatchObject({ game: { id: '2' }, phase: 'opening' })
})

test('a game that has no address yet cannot report anything', () => {
  play.openFrame(game, 'normal')
  play.setPhase('busy')
  expect(play.currentGame()?.phase).toBe('opening')
})

describe('a round that is being played', () => {
  test('holds what can wait', () => {
    openReady()
    expect(store.get(play.roundBusyAtom)).toBe(false)
    play.setPhase('busy')
    expect(store.get(play.roundBusyAtom)).toBe(true)
    play.setPhase('ready')
    expect(store.get(play.roundBusyAtom)).toBe(false)
  })

  test('closing asks once, in front', () => {
    openReady()
    play.setPhase('busy')
    play.minimiseGame()
    play.requestClose()
    expect(play.currentGame()).toMatchObject({ question: { kind: 'close' }, minimised: false })
    play.requestClose()
    expect(play.currentGame()).toBeUndefined()
  })

  test('its end withdraws the question about closing, and keeps the one about another game', () => {
    openReady()
    play.setPhase('busy')
    play.requestClose()
    play.setPhase('ready')
    expect(play.currentGame()).toMatchObject({ phase: 'ready', question: undefined })
    play.setPhase('busy')
    play.askToSwitch(sampleGame('2'))
    play.setPhase('ready')
    expect(play.currentGame()?.question).toMatchObject({ kind: 'switch' })
  })
})

test('leaving fullscreen goes back to the size before', () => {
  openReady()
  for (const size of ['stretched', 'normal'] as const) {
    play.setMode(size)
    play.setMode('fullscreen')
    play.leaveFullscreen()
    expect(play.currentGame()?.mode).toBe(size)
  }
})

test('back minimises the game in front, and nothing else', () => {
  expect(play.handleBack()).toBe(false)
  openReady()
  play.setMode('fullscreen')
  expect(store.get(play.frameCoversPageAtom)).toBe(true)
  expect(play.handleBack()).toBe(true)
  expect(play.currentGame()).toMatchObject({ minimised: true, mode: 'normal', address, phase: 'ready' })
  expect(store.get(play.frameCoversPageAtom)).toBe(false)
  expect(play.handleBack()).toBe(false)
  play.restoreGame()
  expect(play.currentGame()).toMatchObject({ minimised: false, address })
})
