import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Kebijakan privasi',
  sections: [
    {
      heading: '1. Yang kami simpan',
      paragraphs: [
        'Tentang akun Anda: ID akun, nama panggilan, alamat email, nomor telepon, tanggal lahir, versi ketentuan yang disetujui, dan rekening bank jika Anda mengisinya.',
        'Tentang kata sandi Anda: hanya hash argon2id dengan salt. Tidak ada yang dapat membacanya, termasuk kami.',
        'Tentang pemakaian Anda: kapan Anda masuk beserta browser dan sistemnya, ronde yang dimainkan, mutasi uang demo, permintaan, pertanyaan, dan pesan.',
      ],
    },
    {
      heading: '2. Untuk apa data dipakai',
      paragraphs: [
        'Kami memakai data ini untuk menjalankan akun Anda, menjawab pertanyaan Anda, dan melindungi Anda dari penyalahgunaan.',
        'Kami tidak menjualnya, tidak menampilkan iklan, dan tidak ada pelacakan oleh pihak ketiga.',
      ],
    },
    {
      heading: '3. Yang tersimpan di perangkat Anda',
      paragraphs: [
        'Tampilan, bahasa, favorit, dan draf formulir disimpan di browser Anda, agar aplikasi cepat terbuka dan yang Anda ketik tidak hilang.',
        'Sesi berakhir saat jendela browser ditutup. Saat Anda keluar, data pribadi dihapus dari perangkat.',
      ],
    },
    {
      heading: '4. Siapa yang menerima data',
      paragraphs: [
        'Provider game menerima nomor untuk akun Anda, nama panggilan, mata uang, dan bahasa, agar game dapat dimainkan. Provider tidak menerima alamat email, nomor telepon, atau rekening bank.',
      ],
    },
    {
      heading: '5. Berapa lama kami menyimpannya',
      paragraphs: [
        'Sesi yang sudah berakhir dihapus setelah 30 hari, tautan kata sandi baru setelah satu hari, dan pesan yang dihapus setelah satu hari.',
        'Mutasi uang disimpan selama akun ada, karena menjadi bukti saldonya.',
      ],
    },
    {
      heading: '6. Hak Anda',
      paragraphs: [
        'Anda dapat melihat dan memperbaiki data Anda di “Halaman saya”, serta meminta salinan atau penghapusan akun Anda lewat “Pertanyaan saya”.',
      ],
    },
    {
      heading: '7. Perubahan',
      paragraphs: [
        'Perubahan kebijakan ini diumumkan paling lambat tujuh hari sebelum berlaku. Setiap versi memiliki nomor dan tanggal.',
      ],
    },
  ],
}
