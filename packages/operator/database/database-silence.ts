import { Socket } from 'node:net'

/** How often the watch looks, ms. */
const tickMs = 250
/** Silence after which the server is asked on a connection of its own, ms. */
const askAfterMs = 1_000
/** Silence after which the server counts as silent, ms, with `askAfterMs` in it. A call that meets it waits no longer. */
const lostAfterMs = 2_750

/** What the watch asks of the connections that it watches. */
export interface Watched {
  /** Whether anybody waits for the server. */
  isWaiting(): boolean
  /** Asks the server something on a new connection. Settles when the server answers or refuses, or at the abortion. */
  ask(signal: AbortSignal): Promise<unknown>
}

export interface SilenceWatch {
  /** A socket for a connection to the server. While the server is silent, connecting it fails at once. */
  socket(): Socket
  stop(): void
}

/**
 * Watches for a server that neither answers nor refuses: a frozen machine, or a network that swallows what is sent. Then it
 * ends every connection, so that the queries on them fail, and lets new ones fail at once until the server answers again.
 *
 * A slow query is no silence: any byte on any connection is a sign of life, and without one the server is asked before it
 * counts as silent. Only time in which this process runs counts: after a pause of the process, what arrived meanwhile is
 * read first.
 */
export function watchForSilence(watched: Watched): SilenceWatch {
  const sockets = new Set<Socket>()
  let closedBytes = 0
  let lastBytes = 0
  let silentMs = 0
  let isSilent = false
  let asking: { readonly giveUp: AbortController; ms: number } | undefined

  const received = () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, closedBytes)

  const ask = async () => {
    const { giveUp } = (asking = { giveUp: new AbortController(), ms: 0 })
    // A refusal is an answer too: what comes next is refused as quickly.
    await watched.ask(giveUp.signal).catch(() => undefined)
    asking = undefined
    if (giveUp.signal.aborted) return
    silentMs = 0
    isSilent = false
  }

  const closeAll = () => {
    isSilent = true
    for (const socket of sockets) socket.destroy(new Error(noAnswer))
  }

  const timer = setInterval(() => {
    const bytes = received()
    const isAlive = bytes !== lastBytes || !watched.isWaiting()
    lastBytes = bytes
    if (asking !== undefined && (asking.ms += tickMs) >= lostAfterMs) asking.giveUp.abort()
    if (!isSilent) {
      silentMs = isAlive ? 0 : silentMs + tickMs
      if (silentMs >= lostAfterMs) closeAll()
    }
    if (asking === undefined && (isSilent || silentMs >= askAfterMs)) void ask()
  }, tickMs)
  timer.unref()

  return {
    socket() {
      const socket = isSilent ? new RefusedSocket() : new Socket()
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        closedBytes += socket.bytesRead
      })
      return socket
    },
    stop() {
      clearInterval(timer)
      asking?.giveUp.abort()
    },
  }
}

const noAnswer = 'the database does not answer'

/** A socket that cannot be connected. */
class RefusedSocket extends Socket {
  override connect(): this {
    return this.destroy(new Error(noAnswer))
  }
}
