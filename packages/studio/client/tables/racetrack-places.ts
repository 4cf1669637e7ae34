/** Where a pocket of the racetrack lies, px from the upper left corner. */
interface PocketPlace {
  /** The middle of the pocket. */
  readonly x: number
  readonly y: number
  /** How far it is turned, degrees: its outer edge is at the top of one that is not. */
  readonly turn: number
  readonly outer: number
  readonly inner: number
}

/**
 * The pockets of a wheel around an oval, in their order on the wheel, clockwise. The first is in the middle of the right end, in
 * an oval that is higher than wide in the middle of the upper end.
 *
 * @param depth from the outer to the inner edge
 */
export function racetrackPlaces(
  { width, height }: { readonly width: number; readonly height: number },
  depth: number,
  count: number,
): PocketPlace[] {
  const isTall = height > width
  const [long, short] = isTall ? [height, width] : [width, height]
  const radius = short / 2
  const straight = long - short
  const pitch = (2 * straight + Math.PI * (short - depth)) / count
  const aroundEnd = (Math.PI * (radius - depth / 2)) / pitch
  // One end has a pocket in its middle, and both sides are alike.
  const right = 2 * Math.round((aroundEnd - 1) / 2) + 1
  const left = 2 * Math.round((count - right - (2 * straight) / pitch) / 2)
  const side = Math.max(0, (count - right - left) / 2)

  /** `angle` from the right, clockwise, around the middle of an end. */
  const onEnd = (middle: number, angle: number, step: number): PocketPlace => {
    const radians = (angle * Math.PI) / 180
    const half = Math.tan((step * Math.PI) / 360)
    return {
      x: middle + Math.cos(radians) * (radius - depth / 2),
      y: radius + Math.sin(radians) * (radius - depth / 2),
      turn: angle + 90,
      outer: 2 * radius * half,
      inner: 2 * (radius - depth) * half,
    }
  }
  const onSide = (isUpper: boolean, index: number): PocketPlace => {
    const length = straight / side
    const way = (index + 0.5) * length
    return {
      x: isUpper ? radius + way : long - radius - way,
      y: isUpper ? depth / 2 : short - depth / 2,
      turn: isUpper ? 0 : 180,
      outer: length,
      inner: length,
    }
  }
  const [rightStep, leftStep] = [180 / right, 180 / left]
  const half = (right - 1) / 2
  const some = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, index) => make(index))
  const places = [
    ...some(half + 1, (index) => onEnd(long - radius, index * rightStep, rightStep)),
    ...some(side, (index) => onSide(false, index)),
    ...some(left, (index) => onEnd(radius, 90 + (index + 0.5) * leftStep, leftStep)),
    ...some(side, (index) => onSide(true, index)),
    ...some(half, (index) => onEnd(long - radius, (index - half) * rightStep, rightStep)),
  ]
  return isTall
    ? places.map(({ x, y, turn, ...edges }) => ({ x: y, y: long - x, turn: turn - 90, ...edges }))
    : places
}
