import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Selamat datang ke pengendali contoh',
      content:
        'Laman ini menunjukkan cara aplikasi pemain berfungsi. Semuanya di sini menggunakan wang demo: tidak boleh dibeli, ditukar atau ditunaikan.\nSila lihat-lihat, dan tulis kepada kami melalui “Pertanyaan saya” jika ada yang kurang jelas.',
    },
    terms: {
      title: 'Terma perkhidmatan November 2026',
      content:
        'Terma perkhidmatan dan dasar privasi bertarikh 1 November 2026 sedang berkuat kuasa. Kedua-duanya ada di bahagian bawah setiap halaman.',
    },
    favourites: {
      title: 'Kegemaran pada semua tab',
      content:
        'Bintang yang anda tandakan pada satu tab terus muncul pada tab yang lain. Kegemaran yang ditanda sebelum log masuk boleh ditambah pada akaun anda.',
    },
    rounds: {
      title: 'Pusingan yang terganggu boleh disambung',
      content:
        'Jika sambungan terputus semasa pusingan, buka permainan itu semula: pusingan bersambung dari tempatnya atau keputusannya dipaparkan. Pusingan yang tidak dapat diselesaikan akan dibatalkan dan pertaruhannya dipulangkan.',
    },
    sessions: {
      title: 'Lihat di mana anda sedang log masuk',
      content:
        '“Halaman saya” kini memaparkan setiap sesi akaun anda. Jika ada yang tidak anda kenali, log keluar daripada semua peranti dan tukar kata laluan anda.',
    },
    maintenance: {
      title: 'Penyelenggaraan bank dari 23:50 hingga 00:30',
      content:
        'Setiap malam dari 23:50 hingga 00:30 bank sedang diselenggara. Deposit dan pengeluaran yang dimohon pada waktu ini diterima dan diproses selepasnya. Pindahan boleh mengambil masa sehingga 24 jam.',
    },
  },
  memos: {
    welcome: {
      title: 'Selamat datang, Demo',
      content:
        'Akaun anda mengandungi wang demo sebanyak {amount}. Deposit dan pengeluaran hanya simulasi: bank simulasi memprosesnya dalam masa satu hingga dua minit.',
    },
    pause: {
      title: 'Berehatlah sekali-sekala',
      content:
        'Tentukan berapa lama anda mahu bermain sebelum bermula. Tiada yang hilang apabila anda menutup permainan dan kembali kemudian.',
    },
    bank: {
      title: 'Akaun bank anda telah ditambah',
      content:
        'Akaun rekaan di Play Bank telah ditambah untuk mencuba pengeluaran. Anda boleh menukarnya pada “Halaman saya”.',
    },
  },
}
