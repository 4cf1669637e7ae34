/** Where play sends the player. The shell knows the routes and registers the ways. */
export interface PlayNavigation {
  signIn(): void
  deposit(): void
}

let navigation: PlayNavigation = { signIn: () => {}, deposit: () => {} }

/** Registers the ways to sign in and to deposit. The shell calls it once, before anything can be launched. */
export function setPlayNavigation(ways: PlayNavigation): void {
  navigation = ways
}

export function goToSignIn(): void {
  navigation.signIn()
}

export function goToDeposit(): void {
  navigation.deposit()
}
