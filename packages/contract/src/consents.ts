// Consents, one purpose at a time, in the wording shown. Each answer is stored with version and wording as evidence:
// a changed text needs a new version in the same change, and the wording of a version in use is never edited.
import type { ConsentKind } from "./consent-kind.ts";

export type { ConsentKind } from "./consent-kind.ts";

/** Texts of one purpose, in both languages of the site. */
export interface Consent {
  version: string;
  wording: { vi: string; en: string };
}

/** Kinds of data, purpose, and how to withdraw are in each text, as Law 91/2025/QH15 requires of a consent. */
export const CONSENTS: Record<ConsentKind, Consent> = {
  terms: {
    version: "1",
    wording: {
      vi: "Mình đủ 18 tuổi, hoặc đã được cha mẹ hay người giám hộ đồng ý. Mình đồng ý với Điều khoản sử dụng và Chính sách quyền riêng tư (phiên bản 1).",
      en: "I am 18 or older, or have the consent of a parent or guardian. I agree to the Terms of use and the Privacy policy (version 1).",
    },
  },
  sensitive: {
    version: "1",
    wording: {
      vi: "Mình hiểu đây là công cụ tự khám phá có dùng AI, không phải tư vấn tâm lý hay điều trị. Mình đồng ý để những điều mình viết khi trò chuyện, có thể gồm chuyện sức khỏe và đời tư, được lưu lại và xử lý để Companion trả lời mình và để mình đọc lại. Mình có thể rút lại bất cứ lúc nào trong trang Tài khoản.",
      en: "I understand that this is a tool for self-exploration that uses AI, not psychological counselling or treatment. I agree that what I write in conversations, which may touch on my health and private life, is kept and processed so that the Companion can answer me and I can read it again. I can withdraw this at any time on the Account page.",
    },
  },
  model: {
    version: "1",
    wording: {
      vi: "Mình đồng ý để lời mình viết trong cuộc trò chuyện được gửi tới nhà cung cấp mô hình AI có tên trong Chính sách quyền riêng tư, chỉ để soạn câu trả lời cho mình. Không đồng ý thì Companion vẫn trả lời, ngay trên máy chủ của nơi này. Mình có thể rút lại bất cứ lúc nào trong trang Tài khoản.",
      en: "I agree that my words in a conversation are sent to the provider of the AI model named in the Privacy policy, only to write the reply to me. If I do not agree, the Companion still answers, on this site's own server. I can withdraw this at any time on the Account page.",
    },
  },
  newsletter: {
    version: "1",
    wording: {
      vi: "Mình đồng ý nhận bản tin qua email. Thư chỉ được gửi sau khi mình bấm xác nhận trong hộp thư, và mình có thể ngừng nhận bất cứ lúc nào bằng đường dẫn ở cuối mỗi lá thư hoặc trong trang Tài khoản.",
      en: "I agree to receive the newsletter by e-mail. Nothing is sent before I confirm in my mailbox, and I can stop at any time with the link at the end of each letter or on the Account page.",
    },
  },
  memory: {
    version: "1",
    wording: {
      vi: "Mình đồng ý để Companion giữ lại vài ghi chú ngắn từ những cuộc trò chuyện trước và dùng chúng trong những lần sau. Mình xem và xóa được từng ghi chú, và có thể rút lại bất cứ lúc nào trong trang Tài khoản.",
      en: "I agree that the Companion keeps a few short notes from earlier conversations and uses them in later ones. I can see and delete each note, and can withdraw this at any time on the Account page.",
    },
  },
};
