import { defineText } from "../../../lib/i18n/text.ts";

export const scanText = defineText({
  vi: {
    title: "Quét cơ thể",
    description:
      "Ba, năm, mười hay mười lăm phút đi qua cơ thể, từ bàn chân lên tới trán: vài dòng chữ và một tiếng chuông nhẹ.",
    ask: "Đi một vòng quanh cơ thể",
    lead: "Chữ đổi chậm, mỗi chỗ một tiếng chuông nhẹ. Nhắm mắt cũng được, mở mắt cũng được.",
    length: "Trong bao lâu",
    minutes: (n: number) => `${n} phút`,
    bell: "Chuông nhẹ",
    vibration: "Rung nhẹ khi sang chỗ mới",
    start: "Bắt đầu",
    stop: "Dừng lại",
    again: "Đi thêm một vòng",
    progress: (at: number, all: number) => `Chỗ ${at} trên ${all}`,
    care: "Chỗ nào thấy khó ở thì bạn bỏ qua, hoặc dừng lại lúc nào cũng được.",
    done: "Vậy là đủ một vòng. Cử động nhẹ ngón tay, ngón chân; muốn nằm thêm cũng được.",
    parts: {
      arrive: [
        "Nằm hay ngồi sao cho dễ chịu. Mắt nhắm hay mở đều được.",
        "Để hơi thở đi theo ý nó, chưa cần thở sâu.",
        "Nghe xem chỗ nào trên người đang được đỡ: ghế, giường, sàn nhà.",
      ],
      feet: [
        "Hai bàn chân. Ấm hay mát, nặng hay nhẹ, cứ để vậy.",
        "Từng ngón chân, gót chân, nơi da chạm vải hay chạm sàn.",
        "Không thấy gì rõ cũng là một cảm giác.",
      ],
      legs: [
        "Bắp chân, đầu gối, đùi. Cả ngày nay chúng đã đưa bạn đi.",
        "Chỗ nào đang gồng thì biết là nó đang gồng.",
        "Để sức nặng của hai chân lún xuống thêm một chút.",
      ],
      belly: [
        "Bụng phồng lên rồi xẹp xuống theo hơi thở.",
        "Nếu bụng đang thắt lại, chỉ cần biết là nó đang thắt.",
        "Thêm một hơi thở nữa ở đây, không vội.",
      ],
      back: [
        "Lưng dưới, rồi lưng trên, chậm rãi đi lên.",
        "Phần nào được tựa, phần nào đang tự đỡ lấy mình?",
        "Phần được tựa thì cho nó nghỉ hẳn.",
      ],
      chest: [
        "Lồng ngực. Hơi thở chạm tới đâu thì biết tới đó.",
        "Có thể nghe thấy nhịp tim, có thể không.",
        "Nếu ở đây nặng, bạn có thể để ý sang hai bàn tay trước.",
      ],
      hands: [
        "Hai bàn tay, lòng bàn tay, từng ngón một.",
        "Hôm nay chúng cầm nắm nhiều thứ rồi; giờ để trống cũng được.",
        "Có thể có chút ấm, chút rần rần nơi đầu ngón.",
      ],
      shoulders: [
        "Hai vai. Nếu chúng đang rụt gần tai, để chúng rơi xuống.",
        "Hai cánh tay theo vai mà nặng xuống.",
        "Trong mấy phút này, vai bạn không phải mang gì.",
      ],
      neck: [
        "Cổ và gáy, nơi đỡ một cái đầu đầy việc.",
        "Nghiêng nhẹ sang một bên nếu thấy dễ chịu hơn.",
        "Nuốt một cái, rồi để cổ họng mềm ra.",
      ],
      jaw: [
        "Hàm dưới. Hai hàm răng rời nhau ra, lưỡi nằm yên.",
        "Môi, má, hai bên thái dương.",
        "Lúc này không cần nét mặt nào cho ai xem cả.",
      ],
      eyes: [
        "Mắt, mí mắt, khoảng giữa hai chân mày.",
        "Trán giãn ra, như mặt nước lúc lặng gió.",
        "Ý nghĩ nào đi ngang thì để nó đi tiếp.",
      ],
      whole: [
        "Cả người cùng một lúc, từ đỉnh đầu tới đầu ngón chân.",
        "Hơi thở vào, cả người cùng biết. Hơi thở ra, cả người cùng biết.",
        "Ở lại thế này thêm một chút.",
      ],
    },
  },
  en: {
    title: "Body scan",
    description:
      "Three, five, ten or fifteen minutes through the body, from the feet to the forehead: a few lines and a soft bell.",
    ask: "Once around the body",
    lead: "The words change slowly, with a soft bell for each place. Eyes closed or open, as you like.",
    length: "For how long",
    minutes: (n: number) => `${n} min`,
    bell: "Soft bell",
    vibration: "Vibrate at each new place",
    start: "Begin",
    stop: "Stop",
    again: "Once more around",
    progress: (at: number, all: number) => `Place ${at} of ${all}`,
    care: "Skip any place that feels wrong, or stop whenever you like.",
    done: "That is once around. Move fingers and toes a little; stay lying if you like.",
    parts: {
      arrive: [
        "Lie or sit in a way that is comfortable. Eyes closed or open.",
        "Let the breath go as it wants; it need not be deep.",
        "Feel where you are being held: by the chair, the bed, the floor.",
      ],
      feet: [
        "Both feet. Warm or cool, heavy or light: let them be.",
        "Each toe, the heels, where the skin meets cloth or floor.",
        "Feeling nothing much is a feeling, too.",
      ],
      legs: [
        "Calves, knees, thighs. They have carried you all day.",
        "Where something is tense, just know that it is.",
        "Let the weight of both legs sink a little further.",
      ],
      belly: [
        "The belly rises and falls with the breath.",
        "If it is tight, it is enough to know that it is.",
        "One more breath here, without hurry.",
      ],
      back: [
        "The lower back, then the upper, slowly on the way up.",
        "Which part is supported, and which holds itself?",
        "Let the part that is supported rest completely.",
      ],
      chest: [
        "The chest. Follow the breath as far as it goes.",
        "You may feel your heart beat, or not.",
        "If it is heavy here, you may go on to your hands first.",
      ],
      hands: [
        "Both hands, the palms, each finger.",
        "They have held many things today; now they may be empty.",
        "There may be some warmth, some tingling in the fingertips.",
      ],
      shoulders: [
        "Both shoulders. If they are up near your ears, let them drop.",
        "The arms grow heavy along with them.",
        "For these few minutes your shoulders carry nothing.",
      ],
      neck: [
        "The neck, which holds up a head full of things.",
        "Tilt it slightly if that is more comfortable.",
        "Swallow once, and let the throat soften.",
      ],
      jaw: [
        "The jaw. The teeth part a little, the tongue lies still.",
        "Lips, cheeks, both temples.",
        "No face needs to be made for anybody now.",
      ],
      eyes: [
        "The eyes, the lids, the space between the brows.",
        "The forehead widens, like water without wind.",
        "If a thought walks past, let it walk on.",
      ],
      whole: [
        "All of the body at once, from the crown to the toes.",
        "Breathing in, all of it knows. Breathing out, all of it knows.",
        "Stay like this a little longer.",
      ],
    },
  },
});
