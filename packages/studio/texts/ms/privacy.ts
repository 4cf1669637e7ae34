import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Dasar privasi',
  sections: [
    {
      heading: '1. Apa yang kami simpan',
      paragraphs: [
        'Tentang akaun anda: ID pengguna, nama panggilan, alamat e-mel, nombor telefon, tarikh lahir, versi terma yang diterima, dan akaun bank jika anda memberikannya.',
        'Tentang kata laluan anda: hanya cincangan (hash) argon2id dengan salt. Tiada sesiapa dapat membacanya, termasuk kami.',
        'Tentang penggunaan anda: setiap log masuk dengan pelayar, sistem dan masa, pusingan yang dimainkan, pergerakan wang demo, permohonan, pertanyaan dan mesej.',
      ],
    },
    {
      heading: '2. Tujuan data digunakan',
      paragraphs: [
        'Kami menggunakan data ini untuk mengendalikan akaun anda, menjawab pertanyaan anda dan melindungi anda daripada penyalahgunaan.',
        'Kami tidak menjualnya, tidak memaparkan iklan, dan tiada penjejakan oleh pihak ketiga.',
      ],
    },
    {
      heading: '3. Apa yang kekal pada peranti anda',
      paragraphs: [
        'Paparan, bahasa, kegemaran dan draf borang disimpan dalam pelayar anda, supaya aplikasi dibuka dengan cepat dan apa yang anda taip tidak hilang.',
        'Sesi tamat apabila tetingkap pelayar ditutup. Apabila anda log keluar, data peribadi dibuang daripada peranti.',
      ],
    },
    {
      heading: '4. Siapa yang menerima data',
      paragraphs: [
        'Penyedia permainan menerima nombor bagi akaun anda, nama panggilan, mata wang dan bahasa anda, supaya permainan dapat dimainkan. Penyedia tidak menerima alamat e-mel, nombor telefon atau akaun bank.',
      ],
    },
    {
      heading: '5. Berapa lama kami menyimpannya',
      paragraphs: [
        'Sesi yang telah tamat dipadam selepas 30 hari, pautan kata laluan baharu selepas satu hari, dan mesej yang dipadam selepas satu hari.',
        'Pergerakan wang disimpan selagi akaun wujud, kerana ia membuktikan bakinya.',
      ],
    },
    {
      heading: '6. Hak anda',
      paragraphs: [
        'Anda boleh melihat dan membetulkan data anda pada “Halaman saya”, dan meminta salinan atau pemadaman akaun anda melalui “Pertanyaan saya”.',
      ],
    },
    {
      heading: '7. Perubahan',
      paragraphs: [
        'Perubahan dasar ini diumumkan sekurang-kurangnya tujuh hari sebelum berkuat kuasa. Setiap versi mempunyai nombor dan tarikh.',
      ],
    },
  ],
}
