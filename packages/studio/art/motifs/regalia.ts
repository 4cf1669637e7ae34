import { gemPart } from './gems.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export const crown: Motif = (brush) => {
  const { body } = brush.palette
  return (
    brush.solid('M-96-34L-56 18L-34-66L0 6L34-66L56 18L96-34L80 66H-80z', 'metal') +
    brush.wash('0,6 34,-66 56,18 96,-34 80,66 0,66', brush.metal(0), 0.25) +
    brush.solid('M-84 62Q0 40 84 62V88Q0 66-84 88z', 'metal') +
    brush.ball(-96, -38, 9, body) +
    brush.ball(-34, -72, 11, body) +
    brush.ball(34, -72, 11, body) +
    brush.ball(96, -38, 9, body) +
    brush.stamp(gemPart(brush), -52, 34, 0.17) +
    brush.stamp(gemPart(brush), 0, 30, 0.24) +
    brush.stamp(gemPart(brush), 52, 34, 0.17)
  )
}

export const shield: Motif = (brush) => {
  const sword =
    brush.solid('M-6-116L0-128L6-116V60H-6z', 'ivory') +
    brush.solid('M-24 60H24V70H6V104H-6V70H-24z', 'metal')
  return (
    brush.place(sword, 0, 0, 1, 38) +
    brush.place(sword, 0, 0, 1, -38) +
    brush.solid('M0-84C26-66 52-62 76-62C78 10 56 62 0 92C-56 62-78 10-76-62C-52-62-26-66 0-84z', 'metal') +
    brush.solid('M0-66C24-52 44-50 62-49C62 8 44 50 0 74C-44 50-62 8-62-49C-44-50-24-52 0-66z', 'body') +
    brush.fill('M0-66V74C44 50 62 8 62-49C44-50 24-52 0-66z', brush.body(0), 0.35) +
    brush.stamp(starPart(brush), 0, -2, 0.4)
  )
}
