import { randomUUID } from 'node:crypto'
import { counselLimits } from '@marquee/contract/inquiry-limits.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { described } from '../response.ts'
import { checksOf, type Kit, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { must, mustEqual, NotApplicable } from '../miss.ts'

/** Ids that no list has, and that a careless query would trip over. */
const strangeIds = ['0', '999999999999', "1' or '1'='1", '../1', randomUUID()]

/** A missing item, and another player's, is a 404; an id of another shape may be called invalid. */
async function mustHaveNone(kit: Kit, list: string): Promise<void> {
  const token = await kit.token()
  for (const id of strangeIds) {
    const response = await kit.operator.send('GET', `${list}/${encodeURIComponent(id)}`, { token })
    must([400, 404].includes(response.status), `${described(response)}, where 404 was due`)
    must(response.json !== undefined, `${described(response)}: it is no JSON`)
  }
}

const inquiry = { title: 'Conformance', content: 'A check of the contract. Nothing needs to be answered.' }

export const supportChecks = checksOf('support', {
  notices: {
    title: 'everybody may read the announcements, in the list and one by one',
    async run({ operator }) {
      const { list } = await operator.call(supportEndpoints.notices)
      const [first] = list
      if (first === undefined) throw new NotApplicable('there is no announcement')
      const notice = await operator.call(supportEndpoints.notice, { params: { id: first.id } })
      mustEqual(notice.title, first.title, 'the title of the first announcement')
    },
  },
  unknownNotice: {
    title: 'an announcement that does not exist is a 404 in JSON, whatever its id',
    async run(kit) {
      await kit.operator.call(supportEndpoints.notices)
      await mustHaveNone(kit, supportEndpoints.notices.path)
    },
  },
  memos: {
    title:
      'the memos have the shape of the contract, name inquiries of the player, and reading one takes it off the unread',
    async run({ operator, token: tokenOf }) {
      const token = await tokenOf()
      const { list, unread } = await operator.call(supportEndpoints.memos, { token })
      const about = list.find(({ counsel }) => counsel !== undefined)?.counsel
      if (about !== undefined) await operator.call(supportEndpoints.counsel, { token, params: { id: about } })
      const fresh = list.find(({ status }) => status === 'unread')
      if (fresh === undefined) throw new NotApplicable('the account has no unread memo')
      const params = { id: fresh.id }
      mustEqual(
        (await operator.call(supportEndpoints.readMemo, { token, params })).status,
        'read',
        'a read memo',
      )
      const after = await operator.call(supportEndpoints.memos, { token })
      mustEqual(after.unread, unread - 1, 'the number of unread memos after one was read')
    },
  },
  memosClosed: {
    title: 'without a session there are no memos',
    async run({ operator }) {
      mustRefuse(await operator.request(supportEndpoints.memos), [401, 403], [4030, 4031])
    },
  },
  inquiry: {
    title: 'an inquiry is taken, waits, and is first in the list with its title and text',
    async run({ operator, token: tokenOf }) {
      const token = await tokenOf()
      const made = await operator.call(supportEndpoints.createCounsel, { token, body: inquiry })
      mustEqual(
        [made.title, made.content, made.status],
        [...Object.values(inquiry), 'pending'],
        'the new inquiry',
      )
      const { list } = await operator.call(supportEndpoints.counsels, { token })
      mustEqual(list[0]?.id, made.id, 'the first inquiry of the list')
      const again = await operator.call(supportEndpoints.counsel, { token, params: { id: made.id } })
      mustEqual(again.content, inquiry.content, 'the text of the inquiry')
    },
  },
  inquiryRepeated: {
    title: 'one submission makes one inquiry, however often it arrives',
    async run({ operator, token: tokenOf }) {
      const sent = { token: await tokenOf(), body: inquiry, key: randomUUID() }
      const first = await operator.call(supportEndpoints.createCounsel, sent)
      const second = await operator.call(supportEndpoints.createCounsel, sent)
      mustEqual(second.id, first.id, 'the inquiry of the same submission again')
    },
  },
  inquiryEmpty: {
    title: 'an inquiry without a title and a text is refused, and the response names both fields',
    async run({ operator, token }) {
      const body = { title: ' ', content: '' }
      const response = await operator.request(supportEndpoints.createCounsel, { token: await token(), body })
      mustRefuse(response, [400], [4000, 4001])
      const fields = at(response.json, 'data', 'fields')
      for (const field of ['title', 'content'])
        must(
          typeof at(fields, field) === 'string',
          `${described(response)}: data.fields does not name ${field}`,
        )
    },
  },
  inquiryTooLong: {
    title: `an inquiry of more than ${counselLimits.content} characters is refused`,
    async run({ operator, token }) {
      const body = { ...inquiry, content: 'a'.repeat(counselLimits.content + 1) }
      const response = await operator.request(supportEndpoints.createCounsel, { token: await token(), body })
      mustRefuse(response, [400], [4001])
    },
  },
  unknownInquiry: {
    title: "an inquiry that does not exist, or is another player's, is a 404 in JSON",
    run: (kit) => mustHaveNone(kit, supportEndpoints.counsels.path),
  },
  questions: {
    title: 'everybody may read the frequent questions',
    async run({ operator }) {
      await operator.call(supportEndpoints.faq)
    },
  },
  documents: {
    title: 'the terms are there with their version, which a registration may need',
    async run({ operator }) {
      const terms = await operator.call(supportEndpoints.document, { params: { name: 'terms' } })
      must(terms.version !== '', 'the terms have no version')
    },
  },
})
