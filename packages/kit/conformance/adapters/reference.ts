// The adapter of this repository's studio as a program: an example for studios of their own (docs/kit.md).
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { referenceStudio } from './reference-studio.ts'

const Question = v.variant('do', [
  v.object({ do: v.literal('open'), n: v.number(), studio: v.string(), game: v.string(), token: v.string() }),
  v.object({ do: v.literal('play'), n: v.number(), studio: v.string(), seat: v.string(), press: v.string() }),
])

const tell = (answer: object): void => void process.stdout.write(`${JSON.stringify(answer)}\n`)

createInterface({ input: process.stdin }).on('line', (line) => {
  const question = v.parse(Question, JSON.parse(line))
  const { n } = question
  answerTo(question).then(
    (answer) => tell({ n, ...answer }),
    (error: unknown) => tell({ n, error: String(error) }),
  )
})

async function answerTo(question: v.InferOutput<typeof Question>): Promise<object> {
  const studio = referenceStudio(question.studio)
  if (question.do === 'play') return { round: await studio.play(question.seat, question.press) }
  const seat = await studio.open(question)
  return seat === undefined ? { refused: 'the token is not good' } : { seat }
}
