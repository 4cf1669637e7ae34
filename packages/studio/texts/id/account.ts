import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Jika ini bukan Anda, pilih “Keluar dari semua perangkat” di “Halaman saya”, ganti kata sandi, dan tulis kepada kami lewat “Pertanyaan saya”.',
  passwordChanged: {
    title: 'Kata sandi Anda telah diganti',
    content: 'Kata sandi Anda telah diganti. Anda telah keluar dari perangkat lain.',
  },
  passkeysStay:
    'Kunci sandi Anda tetap bisa dipakai untuk masuk. Hapus yang tidak Anda kenal di “Halaman saya”.',
  passkeyAdded: {
    title: 'Kunci sandi telah ditambahkan',
    content: 'Kunci sandi “{name}” telah ditambahkan. Kunci ini bisa dipakai untuk masuk ke akun Anda.',
  },
  passkeyRemoved: {
    title: 'Kunci sandi telah dihapus',
    content:
      'Kunci sandi “{name}” telah dihapus. Kunci ini tidak bisa lagi dipakai untuk masuk ke akun Anda.',
  },
  detailsChanged: { title: 'Data Anda telah diubah', content: 'Yang diubah: {details}.' },
  details: { nickname: 'nama panggilan', phone: 'nomor telepon', bank: 'rekening bank' },
  answered: {
    title: 'Pertanyaan Anda sudah dijawab',
    content: 'Jawaban untuk “{title}” ada di “Pertanyaan saya”.',
  },
  simulatedAnswer:
    'Terima kasih atas pertanyaan Anda.\nOperator contoh ini menjawab secara otomatis, jadi tidak ada orang yang membaca pertanyaan Anda. Di situs sungguhan, tim dukungan yang menjawab di sini, biasanya dalam satu sampai dua hari.',
  simulatedReply:
    'Terima kasih, pesan Anda sudah sampai.\nOperator contoh ini menjawab secara otomatis, jadi tidak ada orang yang membacanya. Di situs sungguhan, tim dukungan akan terus menjawab di sini.',
  resetEmail: {
    subject: '{site}: buat kata sandi baru',
    asked: 'Ada permintaan kata sandi baru untuk akun {username}.',
    address:
      'Buat kata sandi baru di alamat berikut. Tautan hanya berlaku satu kali dan kedaluwarsa setelah {minutes} menit.',
    ignore: 'Jika ini bukan Anda, abaikan email ini. Kata sandi Anda tidak berubah.',
  },
}
