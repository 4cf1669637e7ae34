/** The id of a session of play: the positions of its first and last movement. */
export const playSessionShape = /^[1-9]\d{0,15}-[1-9]\d{0,15}$/
