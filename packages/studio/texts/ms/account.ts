import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Jika ini bukan anda, pilih “Log keluar daripada semua peranti” pada “Halaman saya”, tukar kata laluan anda dan tulis kepada kami melalui “Pertanyaan saya”.',
  passwordChanged: {
    title: 'Kata laluan anda telah ditukar',
    content: 'Kata laluan anda telah ditukar. Peranti lain telah dilog keluar.',
  },
  passkeysStay:
    'Kunci laluan anda masih boleh digunakan untuk log masuk. Buang yang anda tidak kenali pada “Halaman saya”.',
  passkeyAdded: {
    title: 'Kunci laluan telah ditambah',
    content: 'Kunci laluan “{name}” telah ditambah. Ia boleh digunakan untuk log masuk ke akaun anda.',
  },
  passkeyRemoved: {
    title: 'Kunci laluan telah dibuang',
    content:
      'Kunci laluan “{name}” telah dibuang. Ia tidak lagi boleh digunakan untuk log masuk ke akaun anda.',
  },
  detailsChanged: { title: 'Maklumat anda telah ditukar', content: 'Yang ditukar: {details}.' },
  details: { nickname: 'nama panggilan', phone: 'nombor telefon', bank: 'akaun bank' },
  answered: {
    title: 'Pertanyaan anda telah dijawab',
    content: 'Jawapan kepada “{title}” ada di “Pertanyaan saya”.',
  },
  simulatedAnswer:
    'Terima kasih kerana menulis.\nPengendali contoh ini menjawab secara automatik, jadi tiada sesiapa yang membaca pertanyaan anda. Di laman sebenar, pasukan sokongan menjawab di sini, biasanya dalam masa satu hingga dua hari.',
  simulatedReply:
    'Terima kasih, mesej anda telah sampai.\nPengendali contoh ini menjawab secara automatik, jadi tiada sesiapa yang membacanya. Di laman sebenar, pasukan sokongan akan terus menjawab di sini.',
  resetEmail: {
    subject: '{site}: tetapkan kata laluan baharu',
    asked: 'Ada permintaan kata laluan baharu untuk akaun {username}.',
    address:
      'Tetapkannya di alamat di bawah. Pautan boleh digunakan sekali sahaja dan tamat tempoh selepas {minutes} minit.',
    ignore: 'Jika ini bukan anda, abaikan e-mel ini. Kata laluan anda kekal seperti sedia ada.',
  },
}
