import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Kung hindi ikaw ito, piliin ang “Mag-log out sa lahat ng device” sa “Aking page”, palitan ang password mo at sumulat sa amin sa “Mga tanong ko”.',
  passwordChanged: {
    title: 'Napalitan na ang password mo',
    content: 'Napalitan na ang password mo. Na-log out na ang ibang device.',
  },
  passkeysStay:
    'Makakapag-log in ka pa rin gamit ang mga passkey mo. Alisin sa “Aking page” ang mga hindi mo kilala.',
  passkeyAdded: {
    title: 'May naidagdag na passkey',
    content: 'Naidagdag ang passkey na “{name}”. Puwede itong gamitin para mag-log in sa account mo.',
  },
  passkeyRemoved: {
    title: 'May naalis na passkey',
    content: 'Naalis ang passkey na “{name}”. Hindi na ito magagamit para mag-log in sa account mo.',
  },
  detailsChanged: { title: 'Nabago ang mga detalye mo', content: 'Mga nabago: {details}.' },
  details: { nickname: 'palayaw', phone: 'numero ng telepono', bank: 'bank account' },
  answered: {
    title: 'Nasagot na ang tanong mo',
    content: 'Nasa “Mga tanong ko” ang sagot sa “{title}”.',
  },
  simulatedAnswer:
    'Salamat sa pagsulat.\nKusang sumasagot ang sample operator na ito, kaya walang taong nakabasa ng tanong mo. Sa totoong site, ang support ang sumasagot dito, karaniwan sa loob ng isa hanggang dalawang araw.',
  simulatedReply:
    'Salamat, dumating na ang mensahe mo.\nKusang sumasagot ang sample operator na ito, kaya walang taong nakabasa nito. Sa totoong site, patuloy na sasagot dito ang support.',
  resetEmail: {
    subject: '{site}: magtakda ng bagong password',
    asked: 'May humingi ng bagong password para sa account na {username}.',
    address:
      'Itakda ito sa address sa ibaba. Isang beses lang itong magagamit at mag-e-expire pagkaraan ng {minutes} minuto.',
    ignore: 'Kung hindi ikaw ito, huwag pansinin ang email na ito. Mananatili ang password mo.',
  },
}
