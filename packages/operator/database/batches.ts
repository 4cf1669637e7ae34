/** Questions that one query answers at most. */
const largest = 100
/** How long a query holds back the next one, ms: on a connection that the network swallowed, none is answered. */
const patienceMs = 500

/**
 * Answers questions that come at the same time by one query. While it runs, the questions that come wait for the next one: each
 * is answered by a query that began after it was asked, and no answer is older than it would be alone.
 *
 * @param ask answers each question, in their order; what it throws fails all of them
 */
export function inBatches<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: {
    readonly question: Question
    readonly resolve: (answer: Answer) => void
    readonly reject: (error: unknown) => void
  }[] = []
  let isHeldBack = false

  const askNext = () => {
    if (isHeldBack || waiting.length === 0) return
    isHeldBack = true
    // Not before all calls that have arrived are read.
    setImmediate(() => {
      const batch = waiting.slice(0, largest)
      waiting = waiting.slice(largest)
      const letNext = onlyOnce(() => {
        isHeldBack = false
        askNext()
      })
      const patience = setTimeout(letNext, patienceMs)
      ask(batch.map(({ question }) => question))
        .then(
          (answers) => {
            for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
          },
          (error: unknown) => {
            for (const { reject } of batch) reject(error)
          },
        )
        .finally(() => {
          clearTimeout(patience)
          letNext()
        })
    })
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      askNext()
    })
}

function onlyOnce(action: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    action()
  }
}
