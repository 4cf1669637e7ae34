import type { DocumentText } from '../texts.ts'

/** Privacy policy: it says what this very program stores. */
export const privacy: DocumentText = {
  title: 'Chính sách bảo mật',
  sections: [
    {
      heading: '1. Chúng tôi lưu những gì',
      paragraphs: [
        'Về tài khoản: tên đăng nhập, biệt danh, địa chỉ email, số điện thoại, ngày sinh, phiên bản điều khoản bạn đã chấp nhận và tài khoản ngân hàng nếu bạn cung cấp.',
        'Về mật khẩu: chỉ một chuỗi băm argon2id có salt. Không ai đọc được mật khẩu, kể cả chúng tôi.',
        'Về việc sử dụng: các lần đăng nhập kèm trình duyệt, hệ điều hành và thời gian, các ván đã chơi, giao dịch tiền chơi thử, yêu cầu, câu hỏi và tin nhắn.',
      ],
    },
    {
      heading: '2. Dùng để làm gì',
      paragraphs: [
        'Chúng tôi dùng dữ liệu này để vận hành tài khoản, trả lời câu hỏi và bảo vệ bạn trước hành vi lạm dụng.',
        'Chúng tôi không bán dữ liệu, không hiện quảng cáo, và không có bên thứ ba nào theo dõi.',
      ],
    },
    {
      heading: '3. Những gì ở lại trên thiết bị của bạn',
      paragraphs: [
        'Giao diện, ngôn ngữ, mục yêu thích và bản nháp biểu mẫu được lưu trong trình duyệt, để ứng dụng mở nhanh và nội dung bạn nhập không bị mất.',
        'Phiên kết thúc khi đóng cửa sổ trình duyệt. Khi đăng xuất, dữ liệu cá nhân được xóa khỏi thiết bị.',
      ],
    },
    {
      heading: '4. Ai nhận dữ liệu',
      paragraphs: [
        'Nhà cung cấp trò chơi nhận một mã số đại diện cho tài khoản, biệt danh, loại tiền và ngôn ngữ của bạn, để trò chơi có thể chạy. Họ không nhận địa chỉ email, số điện thoại hay tài khoản ngân hàng.',
      ],
    },
    {
      heading: '5. Chúng tôi giữ dữ liệu bao lâu',
      paragraphs: [
        'Phiên đã kết thúc bị xóa sau 30 ngày, liên kết đặt mật khẩu mới sau một ngày, tin nhắn đã xóa sau một ngày.',
        'Giao dịch tiền được giữ trong suốt thời gian tài khoản tồn tại, vì đó là căn cứ của số dư.',
      ],
    },
    {
      heading: '6. Quyền của bạn',
      paragraphs: [
        'Bạn có thể xem và sửa dữ liệu của mình trong “Trang của tôi”, và gửi câu hỏi để xin bản sao hoặc yêu cầu xóa tài khoản.',
      ],
    },
    {
      heading: '7. Thay đổi',
      paragraphs: [
        'Thay đổi của chính sách này được thông báo ít nhất bảy ngày trước khi có hiệu lực. Mỗi phiên bản có số và ngày.',
      ],
    },
  ],
}
