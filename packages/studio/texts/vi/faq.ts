import type { FaqTexts } from '../texts.ts'

/** Questions that are often asked. */
export const faq: FaqTexts = {
  'deposit-time': {
    question: 'Nạp tiền mất bao lâu?',
    answer:
      'Thường vài phút sau khi bạn chuyển khoản. Ngân hàng có thể cần tới 24 giờ. Từ 23:50 đến 00:30, ngân hàng bảo trì và các yêu cầu phải chờ.\nBạn xem trạng thái yêu cầu tại “Ví”, mục “Lịch sử”.',
  },
  'withdraw-how': {
    question: 'Rút tiền thế nào?',
    answer:
      'Nhập tài khoản ngân hàng trong “Trang của tôi”, sau đó nhập số tiền tại “Ví”, mục “Rút tiền”. Số tiền là bội số của đơn vị hiện trên trang và không quá số dư.\nSố tiền được trừ khỏi số dư khi bạn gửi yêu cầu và trở lại số dư nếu yêu cầu bị từ chối.',
  },
  'inquiry-time': {
    question: 'Khi nào câu hỏi của tôi được trả lời?',
    answer: 'Thường trong một đến hai ngày. Khi có câu trả lời, bạn sẽ nhận được tin nhắn.',
  },
  rolling: {
    question: 'Vòng cược là gì?',
    answer:
      'Trước khi rút tiền, bạn có thể phải đặt cược với tổng số tiền bằng khoản đã nạp (1 lần). Vòng cược còn lại là phần chưa cược đủ. Mỗi lần cược làm phần này giảm đi; khi về 0, bạn có thể rút tiền.',
  },
  points: {
    question: 'Làm sao đổi điểm thành tiền trong số dư?',
    answer:
      'Tại “Ví”, mục “Điểm”. Mỗi lần đổi từ {points} điểm, theo bội số của {points}. Điểm được đổi ngay.',
  },
  'deposit-open': {
    question: 'Tại sao tôi không thể gửi yêu cầu nạp tiền thứ hai?',
    answer:
      'Mỗi lần chỉ có một yêu cầu nạp tiền, để khoản chuyển khớp với đúng yêu cầu. Khi yêu cầu đầu có kết quả, bạn có thể gửi yêu cầu tiếp theo.',
  },
  'password-forgotten': {
    question: 'Tôi quên mật khẩu',
    answer:
      'Chọn “Quên mật khẩu” ở trang đăng nhập và nhập địa chỉ email của tài khoản. Bạn sẽ nhận được liên kết chỉ dùng được một lần và hết hạn sau 30 phút. Sau đó bạn sẽ bị đăng xuất khỏi mọi thiết bị.',
  },
  sessions: {
    question: 'Tôi đang đăng nhập ở đâu?',
    answer:
      '“Trang của tôi” liệt kê mọi phiên kèm trình duyệt, hệ điều hành và thời gian. Bạn có thể kết thúc một phiên hoặc đăng xuất khỏi mọi thiết bị.',
  },
  'bank-change': {
    question: 'Làm sao đổi tài khoản ngân hàng?',
    answer:
      'Trong “Trang của tôi”. Bạn xác nhận bằng khóa truy cập, hoặc bằng mật khẩu nếu chưa có, và sẽ có tin nhắn xác nhận thay đổi.',
  },
  'game-interrupted': {
    question: 'Tôi bị mất kết nối giữa ván. Phải làm gì?',
    answer:
      'Ván được giữ trên máy chủ. Hãy mở lại trò chơi: ván sẽ tiếp tục hoặc hiện kết quả. Ván không thể hoàn tất sẽ bị hủy và tiền cược được hoàn lại.',
  },
  'popup-blocked': {
    question: 'Trò chơi không mở được',
    answer:
      'Một số trò chơi mở trong cửa sổ riêng. Hãy cho phép cửa sổ bật lên với trang này, hoặc dùng nút trong thông báo hiện ra. Nếu trò chơi cứ tải mãi, hãy đóng rồi mở lại.',
  },
  offline: {
    question: 'Tôi có thể dùng ứng dụng khi ngoại tuyến không?',
    answer:
      'Ứng dụng vẫn mở và hiện thông tin gần nhất kèm thời gian. Trò chơi, nạp tiền và rút tiền cần có kết nối. Nội dung bạn đã nhập được giữ đến khi có kết nối lại.',
  },
  'play-money': {
    question: 'Đây có phải tiền thật không?',
    answer: 'Không. Nhà vận hành mẫu này dùng tiền chơi thử: không thể mua, quy đổi hay rút thành tiền thật.',
  },
  break: {
    question: 'Tôi muốn tạm nghỉ',
    answer:
      'Hãy đóng ứng dụng và quay lại khi bạn muốn: không có gì bị mất. Nếu muốn khóa tài khoản một thời gian, hãy viết cho chúng tôi tại mục “Câu hỏi của tôi”.',
  },
}
