import type { BoardTexts } from '../texts.ts'

/** The first announcements and memos of a fresh operator. */
export const boards: BoardTexts = {
  notices: {
    welcome: {
      title: 'Chào mừng bạn đến với nhà vận hành mẫu',
      content:
        'Trang web này cho thấy ứng dụng người chơi hoạt động thế nào. Mọi thứ ở đây dùng tiền chơi thử: không thể mua, quy đổi hay rút thành tiền thật.\nBạn cứ xem qua; nếu có điều gì chưa rõ, hãy viết cho chúng tôi tại mục “Câu hỏi của tôi”.',
    },
    terms: {
      title: 'Điều khoản dịch vụ tháng 11 năm 2026',
      content:
        'Điều khoản dịch vụ và chính sách bảo mật ngày 1 tháng 11 năm 2026 đang có hiệu lực. Bạn có thể xem cả hai ở cuối mỗi trang.',
    },
    favourites: {
      title: 'Mục yêu thích trên mọi thẻ trình duyệt',
      content:
        'Ngôi sao bạn đánh dấu ở một thẻ sẽ hiện ngay ở các thẻ khác. Mục yêu thích đánh dấu trước khi đăng nhập có thể thêm vào tài khoản của bạn.',
    },
    rounds: {
      title: 'Ván bị gián đoạn được chơi tiếp',
      content:
        'Nếu mất kết nối giữa ván, hãy mở lại trò chơi: ván sẽ tiếp tục từ chỗ dừng hoặc hiện kết quả. Ván không thể hoàn tất sẽ bị hủy và tiền cược được hoàn lại.',
    },
    sessions: {
      title: 'Xem nơi bạn đang đăng nhập',
      content:
        '“Trang của tôi” nay liệt kê mọi phiên đăng nhập của tài khoản. Nếu thấy phiên lạ, hãy đăng xuất khỏi mọi thiết bị và đổi mật khẩu.',
    },
    maintenance: {
      title: 'Ngân hàng bảo trì từ 23:50 đến 00:30',
      content:
        'Mỗi đêm từ 23:50 đến 00:30, các ngân hàng bảo trì. Yêu cầu nạp và rút tiền gửi trong thời gian này vẫn được tiếp nhận và xử lý sau đó. Giao dịch chuyển khoản có thể mất tới 24 giờ.',
    },
  },
  memos: {
    welcome: {
      title: 'Chào Demo',
      content:
        'Số dư của bạn là {amount} tiền chơi thử. Việc nạp và rút tiền chỉ là mô phỏng: một ngân hàng giả định sẽ xử lý trong một hai phút.',
    },
    pause: {
      title: 'Thỉnh thoảng hãy nghỉ một chút',
      content:
        'Trước khi bắt đầu, hãy định sẵn thời gian bạn muốn chơi. Bạn có thể đóng trò chơi rồi quay lại sau mà không mất gì.',
    },
    bank: {
      title: 'Tài khoản ngân hàng của bạn đã được thêm',
      content:
        'Một tài khoản giả định tại Play Bank đã được thêm để bạn thử rút tiền. Bạn có thể đổi tài khoản này trong “Trang của tôi”.',
    },
  },
}
