/** An amount from the wire as the ledger's integer; anything but a safe integer is a programming error. */
export function toMinor(amount: number): bigint {
  if (!Number.isSafeInteger(amount)) throw new RangeError('money is a safe integer in minor units')
  return BigInt(amount)
}

/** The ledger's integer for the wire, where it must be exact as a JSON number. */
export function toWire(minor: bigint): number {
  const amount = Number(minor)
  if (!Number.isSafeInteger(amount)) throw new RangeError('an amount does not fit the wire exactly')
  return amount
}
