import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Berapa lama proses deposit?',
    answer:
      'Biasanya beberapa menit setelah Anda transfer. Bank dapat memerlukan waktu hingga 24 jam. Pukul 23.50 sampai 00.30 bank dalam pemeliharaan dan permintaan menunggu.\nStatus permintaan terlihat di “Dompet”, “Riwayat”.',
  },
  'withdraw-how': {
    question: 'Bagaimana cara menarik dana?',
    answer:
      'Isi rekening bank Anda di “Halaman saya”, lalu masukkan jumlah di “Dompet”, “Tarik dana”. Jumlahnya kelipatan dari satuan yang tertera di halaman dan paling banyak sebesar saldo Anda.\nJumlah itu dipotong dari saldo saat Anda mengajukan dan kembali jika permintaan ditolak.',
  },
  'inquiry-time': {
    question: 'Kapan pertanyaan saya dijawab?',
    answer: 'Biasanya dalam satu sampai dua hari. Anda akan menerima pesan begitu ada jawaban.',
  },
  rolling: {
    question: 'Apa itu turnover?',
    answer:
      'Sebelum penarikan, jumlah deposit mungkin harus dipertaruhkan penuh (1x). Turnover adalah bagian yang masih tersisa. Setiap taruhan menguranginya; setelah nol, Anda dapat menarik dana.',
  },
  points: {
    question: 'Bagaimana cara menukar poin menjadi saldo?',
    answer:
      'Di “Dompet”, “Poin”. Penukaran paling sedikit {points} poin, dengan kelipatan {points}. Hasilnya langsung masuk.',
  },
  'deposit-open': {
    question: 'Mengapa saya tidak dapat mengajukan deposit kedua?',
    answer:
      'Hanya satu deposit yang dapat diproses pada satu waktu, agar transfer dicocokkan dengan permintaan yang benar. Ajukan lagi setelah yang pertama diputuskan.',
  },
  'password-forgotten': {
    question: 'Saya lupa kata sandi',
    answer:
      'Pilih “Lupa kata sandi” di halaman masuk dan isi alamat email akun Anda. Anda akan menerima tautan yang hanya berlaku satu kali dan kedaluwarsa setelah 30 menit. Setelah itu Anda keluar dari semua perangkat.',
  },
  sessions: {
    question: 'Di mana saja akun saya sedang masuk?',
    answer:
      '“Halaman saya” menampilkan setiap sesi dengan browser, sistem, dan waktunya. Anda dapat mengakhiri salah satunya atau keluar dari semua perangkat.',
  },
  'bank-change': {
    question: 'Bagaimana cara mengubah rekening bank?',
    answer:
      'Di “Halaman saya”. Anda mengonfirmasi dengan kunci sandi, atau dengan kata sandi jika tidak punya, dan sebuah pesan mengonfirmasi perubahannya.',
  },
  'game-interrupted': {
    question: 'Koneksi saya terputus di tengah ronde. Lalu bagaimana?',
    answer:
      'Ronde tersimpan di server. Buka game itu lagi: ronde dilanjutkan atau hasilnya ditampilkan. Ronde yang tidak dapat diselesaikan dibatalkan dan taruhannya dikembalikan.',
  },
  'popup-blocked': {
    question: 'Game tidak terbuka',
    answer:
      'Sebagian game terbuka di jendela tersendiri. Izinkan pop-up untuk situs ini, atau pakai tombol yang ada di pemberitahuan. Jika game terus memuat, tutup lalu buka lagi.',
  },
  offline: {
    question: 'Apakah aplikasi dapat dipakai offline?',
    answer:
      'Aplikasi tetap terbuka dan menampilkan data terakhir beserta waktunya. Game, deposit, dan penarikan perlu koneksi. Yang Anda ketik disimpan sampai Anda terhubung lagi.',
  },
  'play-money': {
    question: 'Apakah ini uang sungguhan?',
    answer: 'Bukan. Operator contoh ini memakai uang demo, yang tidak dapat dibeli, ditukar, atau dicairkan.',
  },
  break: {
    question: 'Saya ingin beristirahat',
    answer:
      'Tutup aplikasi dan kembali kapan pun Anda mau: tidak ada yang hilang. Jika ingin akun Anda ditutup untuk sementara, tulis kepada kami lewat “Pertanyaan saya”.',
  },
}
