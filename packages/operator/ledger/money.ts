/** Converts an amount of the wire to the ledger's integer. Anything but a safe integer is a programming error. */
export function toMinor(amount: number): bigint {
  if (!Number.isSafeInteger(amount)) throw new RangeError('money is a safe integer in minor units')
  return BigInt(amount)
}

/** Converts the ledger's integer to an amount of the wire, which must be exact as a JSON number. */
export function toWire(minor: bigint): number {
  const amount = Number(minor)
  if (!Number.isSafeInteger(amount)) throw new RangeError('an amount does not fit the wire exactly')
  return amount
}
