// The adapter of this repository's studio as a program: an example for studios of their own (docs/kit.md).
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { referenceStudio } from './reference-studio.ts'

const Request = v.variant('do', [
  v.object({ do: v.literal('open'), n: v.number(), studio: v.string(), game: v.string(), token: v.string() }),
  v.object({ do: v.literal('play'), n: v.number(), studio: v.string(), seat: v.string(), press: v.string() }),
])

const send = (response: object): void => void process.stdout.write(`${JSON.stringify(response)}\n`)

createInterface({ input: process.stdin }).on('line', (line) => {
  const request = v.parse(Request, JSON.parse(line))
  const { n } = request
  respondTo(request).then(
    (response) => send({ n, ...response }),
    (error: unknown) => send({ n, error: String(error) }),
  )
})

async function respondTo(request: v.InferOutput<typeof Request>): Promise<object> {
  const studio = referenceStudio(request.studio)
  if (request.do === 'play') return { round: await studio.play(request.seat, request.press) }
  const seat = await studio.open(request)
  return seat === undefined ? { refused: 'the token is not good' } : { seat }
}
