import type { AccountTexts } from '../texts.ts'

/** What the operator writes to one player by itself. `{…}` is filled in. */
export const account: AccountTexts = {
  notYou:
    'Nếu không phải bạn thực hiện, hãy đăng xuất khỏi mọi thiết bị trong “Trang của tôi”, đổi mật khẩu và viết cho chúng tôi tại mục “Câu hỏi của tôi”.',
  passwordChanged: {
    title: 'Mật khẩu của bạn đã được đổi',
    content: 'Mật khẩu của bạn đã được đổi. Bạn đã bị đăng xuất khỏi các thiết bị khác.',
  },
  passkeysStay:
    'Các khóa truy cập của bạn vẫn đăng nhập được. Hãy xóa những khóa bạn không nhận ra trong “Trang của tôi”.',
  passkeyAdded: {
    title: 'Đã thêm khóa truy cập',
    content: 'Đã thêm khóa truy cập “{name}”. Khóa này có thể đăng nhập vào tài khoản của bạn.',
  },
  passkeyRemoved: {
    title: 'Đã xóa khóa truy cập',
    content: 'Đã xóa khóa truy cập “{name}”. Khóa này không còn đăng nhập được vào tài khoản của bạn.',
  },
  detailsChanged: { title: 'Thông tin của bạn đã được đổi', content: 'Đã đổi: {details}.' },
  details: { nickname: 'biệt danh', phone: 'số điện thoại', bank: 'tài khoản ngân hàng' },
  answered: {
    title: 'Câu hỏi của bạn đã được trả lời',
    content: 'Câu trả lời cho “{title}” nằm trong mục “Câu hỏi của tôi”.',
  },
  simulatedAnswer:
    'Cảm ơn bạn đã viết cho chúng tôi.\nNhà vận hành mẫu này trả lời tự động, chưa có ai đọc câu hỏi của bạn. Trên một trang thật, bộ phận hỗ trợ sẽ trả lời tại đây, thường trong một đến hai ngày.',
  simulatedReply:
    'Cảm ơn bạn, chúng tôi đã nhận được tin nhắn.\nNhà vận hành mẫu này trả lời tự động, chưa có ai đọc tin nhắn của bạn. Trên một trang thật, bộ phận hỗ trợ sẽ tiếp tục trả lời tại đây.',
  resetEmail: {
    subject: '{site}: đặt mật khẩu mới',
    asked: 'Có người yêu cầu mật khẩu mới cho tài khoản {username}.',
    address:
      'Bạn có thể đặt mật khẩu mới tại địa chỉ bên dưới. Liên kết chỉ dùng được một lần và hết hạn sau {minutes} phút.',
    ignore: 'Nếu không phải bạn yêu cầu, hãy bỏ qua email này. Mật khẩu của bạn vẫn giữ nguyên.',
  },
}
