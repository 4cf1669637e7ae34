import { type Context, Hono } from 'hono'
import type { Language } from '@marquee/contract/config.ts'
import { closestLanguage } from '@marquee/contract/match-language.ts'
import { isSignedStudioCall, proofTarget } from '@marquee/contract/studio-signature.ts'
import { proofAddress } from '../../shared/fair-protocol.ts'
import { textsIn } from '../../texts.ts'
import { escapeHtml, missingPage } from '../http/page.ts'
import { replayDocument } from '../http/replay-document.ts'
import type { StudioDb } from '../database.ts'
import { proofOf, type RoundProof } from './proofs.ts'
import { rotate } from './seeds.ts'

export interface ProofPagesOptions {
  readonly db: StudioDb
  /** Shared with the operator, who signs the addresses for the player whose round it is. */
  readonly secret: string
  readonly appOrigins: (origin: string) => readonly string[]
}

/** `later`: the round is not over. `none`: nothing was drawn in it. */
type WithoutProof = 'later' | 'none'

const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** The pages that lead from a player's history to the proof of a round, and reveal its server seed before where that is needed. */
export function createProofPages({ db, secret, appOrigins }: ProofPagesOptions): Hono {
  const app = new Hono()

  /** The proof that a signed address names, or why its round has none; whoever has the address may read it and rotate the seeds. */
  async function signedProof(c: Context): Promise<RoundProof | WithoutProof | undefined> {
    const { lang, at, signature } = c.req.query()
    const id = c.req.param('id') ?? ''
    const call = { method: 'GET', target: proofTarget(id, lang ?? ''), body: '' }
    if (!isSignedStudioCall(secret, call, at, signature) || id.includes('\0')) return undefined
    return (await proofOf(db, id)) ?? 'none'
  }

  function show(
    c: Context,
    found: RoundProof | WithoutProof | undefined,
    isUnfinished = false,
  ): Response | Promise<Response> {
    const language = closestLanguage(c.req.query('lang'))
    c.header('cache-control', 'no-store')
    if (found === undefined) return c.html(missingPage(language), 404)
    c.header('content-security-policy', policy)
    if (found === 'none' || found === 'later') return c.html(noProofPage(found, language), 404)
    const origins = appOrigins(new URL(c.req.url).origin)
    const wanted = origins.find((origin) => origin === c.req.query('app')) ?? origins[0] ?? ''
    return c.html(proofPage(found, wanted, language, isUnfinished))
  }

  app.get('/:id', async (c) => show(c, await signedProof(c)))
  app.post('/:id', async (c) => {
    const found = await signedProof(c)
    if (found === undefined || found === 'none' || found === 'later') return show(c, found)
    const isUnfinished = !(await rotate(db, found.player))
    return show(c, isUnfinished ? found : await signedProof(c), isUnfinished)
  })
  return app
}

/** Says in plain words why a round of the player's history has no proof. */
function noProofPage(reason: WithoutProof, language: Language): string {
  const { fair, game } = textsIn(language)
  const text = reason === 'later' ? game.proofLater : game.noProof
  const content = `<main><h1>${escapeHtml(fair.title)}</h1><p>${escapeHtml(text)}</p></main>`
  return replayDocument(language, 'midnight', fair.title, content)
}

/** Continues to the app's page by itself where the proof is complete. */
function proofPage(found: RoundProof, app: string, language: Language, isUnfinished: boolean): string {
  const { fair } = textsIn(language)
  const address = escapeHtml(proofAddress(app, found))
  const link = `<p><a href="${address}">${escapeHtml(fair.check)}</a></p>`
  if (found.revealed) {
    const refresh = `<meta http-equiv="refresh" content="0;url=${address}">`
    return replayDocument(language, 'midnight', fair.title, `<main>${link}</main>`, refresh)
  }
  const reveal = `<form method="post"><button type="submit">${escapeHtml(fair.rotate)}</button></form>`
  const text = escapeHtml(isUnfinished ? fair.unfinished : fair.secret)
  const content = `<main><h1>${escapeHtml(fair.title)}</h1><p>${text}</p>${reveal}${link}</main>`
  return replayDocument(language, 'midnight', fair.title, content)
}
