/**
 * What may be staked instead of `wanted`, minor units: itself where `most` reaches it, else the largest of the choices that `most`
 * reaches, else the smallest of them.
 *
 * @param choices smallest first
 */
export function largestWithin(choices: readonly number[], wanted: number, most: number): number | undefined {
  return wanted <= most ? wanted : (choices.findLast((one) => one <= most) ?? choices[0])
}
