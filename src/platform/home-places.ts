/**
 * The shelves that home has for this device's player alone, each with the name of its mark: in session storage of a session,
 * in local storage of a stranger. A prerendered home keeps the places of those that are marked (`home-gate.ts`).
 */
export const homePlaces = { favourites: 'home_more', continue: 'home_continue' } as const

export type HomePlace = keyof typeof homePlaces
