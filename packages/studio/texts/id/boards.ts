import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Selamat datang di operator contoh',
      content:
        'Situs ini menunjukkan cara kerja aplikasi pemain. Semuanya di sini memakai uang demo: tidak dapat dibeli, ditukar, atau dicairkan.\nSilakan melihat-lihat, dan tulis kepada kami lewat “Pertanyaan saya” jika ada yang kurang jelas.',
    },
    terms: {
      title: 'Ketentuan layanan November 2026',
      content:
        'Ketentuan layanan dan kebijakan privasi tanggal 1 November 2026 sudah berlaku. Keduanya dapat dibaca di bagian bawah setiap halaman.',
    },
    favourites: {
      title: 'Favorit di semua tab',
      content:
        'Bintang yang Anda beri di satu tab langsung muncul di tab lain. Favorit yang ditandai sebelum masuk dapat ditambahkan ke akun Anda.',
    },
    rounds: {
      title: 'Ronde yang terputus dapat dilanjutkan',
      content:
        'Jika koneksi terputus di tengah ronde, buka game itu lagi: ronde berlanjut dari titik semula atau hasilnya ditampilkan. Ronde yang tidak dapat diselesaikan dibatalkan dan taruhannya dikembalikan.',
    },
    sessions: {
      title: 'Lihat di mana akun Anda sedang masuk',
      content:
        '“Halaman saya” kini menampilkan semua sesi akun Anda. Jika ada yang tidak Anda kenal, keluar dari semua perangkat dan ganti kata sandi.',
    },
    maintenance: {
      title: 'Pemeliharaan bank pukul 23.50 sampai 00.30',
      content:
        'Setiap malam pukul 23.50 sampai 00.30 bank dalam pemeliharaan. Deposit dan penarikan yang diajukan pada waktu itu diterima dan diproses sesudahnya. Transfer dapat memakan waktu hingga 24 jam.',
    },
  },
  memos: {
    welcome: {
      title: 'Selamat datang, Demo',
      content:
        'Akun Anda berisi uang demo sebesar {amount}. Deposit dan penarikan hanya simulasi: bank simulasi memprosesnya dalam satu sampai dua menit.',
    },
    pause: {
      title: 'Sesekali beristirahatlah',
      content:
        'Tentukan berapa lama Anda ingin bermain sebelum mulai. Tidak ada yang hilang jika Anda menutup game dan kembali lain waktu.',
    },
    bank: {
      title: 'Rekening bank Anda telah ditambahkan',
      content:
        'Rekening rekaan di Play Bank telah ditambahkan untuk mencoba penarikan. Anda dapat mengubahnya di “Halaman saya”.',
    },
  },
}
