/**
 * A number below 65,536 by which a record finds its owner again at the next sign-in. It names nobody: one in 65,536
 * names has the same one, and another `salt` gives another number.
 */
export function ownerNumber(name: string, salt: string): number {
  // FNV-1a, because the updaters of records are synchronous and the Web Cryptography API is not.
  let hash = 0x81_1c_9d_c5
  for (const character of `${salt}/${name}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  }
  return (hash ^ (hash >>> 16)) & 0xff_ff
}
