import type { DocumentText } from '../texts.ts'

/** Terms of service: play money, no licence claimed. */
export const terms: DocumentText = {
  title: 'Điều khoản dịch vụ',
  sections: [
    {
      heading: '1. Dịch vụ này là gì',
      paragraphs: [
        'Trang web này do một nhà vận hành mẫu điều hành. Trang web cho thấy ứng dụng người chơi hoạt động thế nào và chỉ dùng tiền chơi thử.',
        'Tiền chơi thử không có giá trị. Không thể mua, bán, quy đổi tiền này hay rút thành tiền thật, và không trò chơi nào trên trang web là cờ bạc ăn tiền.',
        'Nhà vận hành không có, và không tuyên bố có, bất kỳ giấy phép kinh doanh trò chơi có thưởng nào.',
      ],
    },
    {
      heading: '2. Ai có thể đăng ký',
      paragraphs: [
        'Bạn có thể đăng ký nếu đã đạt độ tuổi tối thiểu ghi trên trang đăng ký và từ 18 tuổi trở lên.',
        'Bạn giữ một tài khoản cho riêng mình. Bạn cung cấp địa chỉ email và số điện thoại của chính mình và cập nhật khi có thay đổi.',
      ],
    },
    {
      heading: '3. Tài khoản của bạn',
      paragraphs: [
        'Bạn chọn mật khẩu không ai đoán được và không chia sẻ cho người khác. Việc thực hiện khi bạn đang đăng nhập được coi là do bạn thực hiện.',
        '“Trang của tôi” cho biết nơi bạn đang đăng nhập. Nếu thấy phiên lạ, hãy đăng xuất khỏi mọi thiết bị và đổi mật khẩu.',
      ],
    },
    {
      heading: '4. Nạp và rút tiền',
      paragraphs: [
        'Việc nạp và rút tiền là mô phỏng. Số tiền, đơn vị và hạn mức được hiện trước khi bạn gửi yêu cầu.',
        'Giao dịch chuyển khoản có thể mất tới 24 giờ. Trong thời gian ngân hàng bảo trì, từ 23:50 đến 00:30, các yêu cầu phải chờ.',
        'Khi còn vòng cược, bạn có thể yêu cầu rút tiền sau khi đã cược đủ.',
      ],
    },
    {
      heading: '5. Trò chơi',
      paragraphs: [
        'Trò chơi do các nhà cung cấp cung cấp và chơi trên trang riêng của họ. Kết quả do nhà vận hành ghi lại là căn cứ quyết định.',
        'Ván bị gián đoạn sẽ được hoàn tất hoặc bị hủy; tiền cược của ván bị hủy được hoàn lại.',
        'Mỗi trò chơi nêu tỷ lệ trả thưởng của mình. Đó là mức trung bình qua rất nhiều ván và không hứa hẹn điều gì cho một lần chơi.',
      ],
    },
    {
      heading: '6. Chơi có trách nhiệm',
      paragraphs: [
        'Trò chơi là để giải trí. Trước khi bắt đầu, hãy định sẵn thời gian bạn muốn dành ra và nghỉ giữa chừng.',
        'Nếu chơi không còn là niềm vui, hãy đóng ứng dụng và nói chuyện với ai đó. Đường dây trợ giúp ở cuối trang là dành cho việc này.',
      ],
    },
    {
      heading: '7. Những điều không được phép',
      paragraphs: [
        'Không được dùng chương trình chơi thay bạn, một người không được có nhiều tài khoản, và không được lợi dụng lỗi để trục lợi.',
        'Nhà vận hành có thể kết thúc phiên hoặc đóng tài khoản vi phạm các điều khoản này, và nêu rõ lý do.',
      ],
    },
    {
      heading: '8. Thay đổi và câu hỏi',
      paragraphs: [
        'Thay đổi của điều khoản này được thông báo ít nhất bảy ngày trước khi có hiệu lực. Mỗi phiên bản có số và ngày.',
        'Câu hỏi được trả lời tại mục “Câu hỏi của tôi”, thường trong một đến hai ngày.',
      ],
    },
  ],
}
