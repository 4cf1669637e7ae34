import type { SlotMechanic } from '../../../shared/protocol.ts'
import { clusterMachine } from './cluster/cluster-machine.ts'
import { freeSpinMachine } from './free-spins/free-spin-machine.ts'
import { lineMachine } from './lines/line-machine.ts'
import type { Machine } from './machine.ts'
import type { Volatility } from './symbols.ts'
import { wayMachine } from './ways/way-machine.ts'

const makers: Readonly<Record<SlotMechanic, (volatility: Volatility, rtp: number) => Machine>> = {
  lines: lineMachine,
  ways: wayMachine,
  cluster: clusterMachine,
  'free-spins': freeSpinMachine,
}

const machines = new Map<string, Machine>()

/**
 * The machine of a game's mechanic, character and advertised return, made once for each three.
 *
 * @param rtp percent; the machine's own is within 0.005 of it
 * @throws RangeError when the paytables cannot honour that return
 */
export function machineOf(mechanic: SlotMechanic, volatility: Volatility, rtp: number): Machine {
  const key = `${mechanic} ${volatility} ${rtp}`
  const machine = machines.get(key) ?? makers[mechanic](volatility, rtp)
  machines.set(key, machine)
  return machine
}
