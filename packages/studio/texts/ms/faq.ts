import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Berapa lamakah deposit diproses?',
    answer:
      'Biasanya beberapa minit selepas pindahan anda. Bank boleh mengambil masa sehingga 24 jam. Dari 23:50 hingga 00:30 bank sedang diselenggara dan permohonan menunggu.\nStatus permohonan dipaparkan di “Dompet”, “Sejarah”.',
  },
  'withdraw-how': {
    question: 'Bagaimanakah cara mengeluarkan wang?',
    answer:
      'Isikan akaun bank anda pada “Halaman saya”, kemudian masukkan jumlah di “Dompet”, “Pengeluaran”. Jumlah mestilah gandaan unit yang dipaparkan pada halaman dan paling banyak sehingga baki anda.\nJumlah itu ditolak daripada baki semasa anda memohon dan dikembalikan jika permohonan ditolak.',
  },
  'inquiry-time': {
    question: 'Bilakah pertanyaan saya akan dijawab?',
    answer: 'Biasanya dalam masa satu hingga dua hari. Anda akan menerima mesej apabila jawapan tiba.',
  },
  rolling: {
    question: 'Apakah itu rollover?',
    answer:
      'Sebelum pengeluaran, jumlah deposit mungkin perlu dipertaruhkan sepenuhnya (1 kali ganda). Rollover ialah bahagian yang masih berbaki. Setiap pertaruhan mengurangkannya; apabila sifar, anda boleh mengeluarkan wang.',
  },
  points: {
    question: 'Bagaimanakah cara menukar mata kepada baki?',
    answer:
      'Di “Dompet”, “Mata”. Penukaran terkecil ialah {points} mata, dalam gandaan {points}. Hasilnya masuk serta-merta.',
  },
  'deposit-open': {
    question: 'Mengapakah saya tidak boleh memohon deposit kedua?',
    answer:
      'Hanya satu deposit boleh dibuka pada satu masa, supaya pindahan dipadankan dengan permohonan yang betul. Mohon semula selepas yang pertama diputuskan.',
  },
  'password-forgotten': {
    question: 'Saya lupa kata laluan',
    answer:
      'Pilih “Lupa kata laluan” pada halaman log masuk dan masukkan alamat e-mel akaun anda. Anda akan menerima pautan yang boleh digunakan sekali sahaja dan tamat tempoh selepas 30 minit. Selepas itu semua peranti dilog keluar.',
  },
  sessions: {
    question: 'Di manakah saya sedang log masuk?',
    answer:
      '“Halaman saya” memaparkan setiap sesi dengan pelayar, sistem dan masanya. Anda boleh menamatkan salah satu daripadanya atau log keluar daripada semua peranti.',
  },
  'bank-change': {
    question: 'Bagaimanakah cara menukar akaun bank?',
    answer:
      'Pada “Halaman saya”. Anda mengesahkan dengan kunci laluan, atau dengan kata laluan jika tiada, dan mesej mengesahkan pertukaran itu.',
  },
  'game-interrupted': {
    question: 'Sambungan saya terputus semasa pusingan. Bagaimana sekarang?',
    answer:
      'Pusingan itu disimpan pada pelayan. Buka permainan itu semula: pusingan disambung atau keputusannya dipaparkan. Pusingan yang tidak dapat diselesaikan akan dibatalkan dan pertaruhannya dipulangkan.',
  },
  'popup-blocked': {
    question: 'Permainan tidak dapat dibuka',
    answer:
      'Sesetengah permainan dibuka dalam tetingkapnya sendiri. Benarkan tetingkap timbul untuk laman ini, atau gunakan butang yang ada pada pemberitahuan. Jika permainan kekal memuatkan, tutup dan buka semula.',
  },
  offline: {
    question: 'Bolehkah aplikasi digunakan di luar talian?',
    answer:
      'Aplikasi tetap terbuka dan memaparkan maklumat terakhir bersama masanya. Permainan, deposit dan pengeluaran memerlukan sambungan. Apa yang anda taip disimpan sehingga anda bersambung semula.',
  },
  'play-money': {
    question: 'Adakah ini wang sebenar?',
    answer:
      'Tidak. Pengendali contoh ini menggunakan wang demo, yang tidak boleh dibeli, ditukar atau ditunaikan.',
  },
  break: {
    question: 'Saya mahu berehat seketika',
    answer:
      'Tutup aplikasi dan kembali bila-bila anda mahu: tiada yang hilang. Jika anda mahu akaun anda ditutup untuk tempoh tertentu, tulis kepada kami melalui “Pertanyaan saya”.',
  },
}
