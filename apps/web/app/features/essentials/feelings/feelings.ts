// Words that people in Vietnam use for what they feel, by eight directions. A sentence describes what a feeling often
// wants to say: it names no illness and tells nobody what to do.
import type { Text } from "../../../lib/i18n/text.ts";

interface Words {
  word: string;
  line: string;
}

export interface Feeling {
  id: string;
  text: Text<Words>;
}

export interface Base {
  id: string;
  text: Text<{ word: string }>;
  feelings: readonly Feeling[];
}

type Row = readonly [vi: string, viLine: string, en: string, enLine: string];

const toFeeling = ([word, line, en, enLine]: Row): Feeling => ({
  id: word,
  text: { vi: { word, line }, en: { word: en, line: enLine } },
});

const toBase = (word: string, en: string, rows: readonly Row[]): Base => ({
  id: word,
  text: { vi: { word }, en: { word: en } },
  feelings: rows.map(toFeeling),
});

/** Neighbours on the wheel lie near each other in the heart as well. */
export const BASES: readonly Base[] = [
  toBase("Buồn", "Sad", [
    [
      "Tủi",
      "Tủi hay tới khi mình đã cố mà không ai thấy, nhất là người mình mong họ thấy.",
      "Slighted",
      "It often comes when you tried and nobody saw, least of all the one you hoped would.",
    ],
    [
      "Hụt hẫng",
      "Hụt hẫng như bước hụt một bậc thang: điều lòng vẫn tựa vào bỗng không còn ở đó.",
      "Let down",
      "Like a missing stair: something you leaned on is suddenly not there.",
    ],
    [
      "Chạnh lòng",
      "Chạnh lòng là một thoáng nhói khi thấy người ta có điều mình từng có, hay từng mong.",
      "Wistful",
      "A small sting at seeing others have what you once had, or once hoped for.",
    ],
    [
      "Nhớ",
      "Nhớ là khi lòng vẫn để dành chỗ cho một người, hay một thời đã qua.",
      "Missing someone",
      "A place is still kept inside, for a person or for a time gone by.",
    ],
    [
      "Tiếc",
      "Tiếc hay quay về một ngã rẽ, vì điều nằm ở lối kia từng có nghĩa với mình.",
      "Regretful",
      "It goes back to a fork in the road, because what lay the other way mattered.",
    ],
    [
      "Nặng lòng",
      "Nặng lòng là đang mang một điều chưa nói ra được, và đã mang lâu rồi.",
      "Heavy-hearted",
      "Something has been carried for a long time and not been said.",
    ],
  ]),
  toBase("Lẻ loi", "Lonely", [
    [
      "Lạc lõng",
      "Lạc lõng là ngồi giữa tiếng cười mà thấy mình như đang ở phòng bên.",
      "Out of place",
      "Sitting among laughter and feeling as if in the next room.",
    ],
    [
      "Trống trải",
      "Trống trải là khi một chỗ trong ngày từng có người, có việc, giờ chỉ còn khoảng lặng.",
      "Empty",
      "A part of the day that once held someone or something is now only quiet.",
    ],
    [
      "Bị bỏ lại",
      "Cảm giác bị bỏ lại hay hỏi thầm: nếu mình đi chậm, có ai ngoái nhìn không?",
      "Left behind",
      "It asks under its breath: if I walk slowly, will anyone look back?",
    ],
    [
      "Xa cách",
      "Xa cách là vẫn ngồi cạnh nhau mà lời nói không còn sang tới nơi.",
      "Distant",
      "Still side by side, but words no longer reach across.",
    ],
    [
      "Không ai hiểu",
      "Không ai hiểu là khi đã kể rồi mà điều chính vẫn nằm lại trong lòng.",
      "Not understood",
      "It has been told, and yet the main thing stayed inside.",
    ],
    [
      "Thèm hơi người",
      "Thèm hơi người là mong có ai đó ở gần thôi, chưa chắc cần một câu chuyện.",
      "Longing for company",
      "Wishing for somebody near; not necessarily for a conversation.",
    ],
  ]),
  toBase("Lo", "Anxious", [
    [
      "Bồn chồn",
      "Bồn chồn là người ngồi đây mà lòng cứ đứng lên ngồi xuống, đợi một điều chưa rõ tên.",
      "Restless",
      "The body sits here while the heart keeps standing up, waiting for something without a name.",
    ],
    [
      "Thấp thỏm",
      "Thấp thỏm là ngóng một tin chưa tới, vừa mong vừa sợ nó tới.",
      "On edge",
      "Listening for news that has not come, half hoping for it and half afraid.",
    ],
    [
      "Hoang mang",
      "Hoang mang là khi những điều quen thuộc bỗng không còn chỉ đường cho mình.",
      "Bewildered",
      "Things that used to point the way suddenly do not.",
    ],
    [
      "Sợ",
      "Sợ đang canh giữ một điều quan trọng với mình, có lúc canh cả khi trời đã yên.",
      "Afraid",
      "Fear guards something that matters, at times even after the storm has passed.",
    ],
    [
      "Ngộp",
      "Ngộp là khi mọi thứ ập tới cùng lúc, và chỗ trống ở giữa hẹp dần.",
      "Overwhelmed",
      "Everything arrives at once, and the space in between grows narrow.",
    ],
    [
      "Dè chừng",
      "Dè chừng nhớ một lần đã đau; lần này nó ra đứng trước cửa.",
      "Wary",
      "It remembers a time that hurt, so this time it stands at the door.",
    ],
  ]),
  toBase("Giận", "Angry", [
    [
      "Bực",
      "Bực thường báo rằng một ranh giới nhỏ vừa bị bước qua, có khi không phải lần đầu.",
      "Annoyed",
      "It often says that a small line was crossed, perhaps not for the first time.",
    ],
    [
      "Ấm ức",
      "Ấm ức là giận mà chưa nói được: lẽ của mình chưa có chỗ để cất lời.",
      "Swallowed anger",
      "Anger that could not be spoken: your side has not had its turn.",
    ],
    [
      "Hờn",
      "Hờn là giận người mình thương, mà trong lòng vẫn mong họ quay lại hỏi một câu.",
      "Hurt and sulking",
      "Anger at someone dear, still hoping they will turn around and ask.",
    ],
    [
      "Ghen tị",
      "Ghen tị chỉ vào một điều mình cũng muốn lắm, mà chưa nói ra là muốn.",
      "Envious",
      "It points at something you want too, and have not said you want.",
    ],
    [
      "Phẫn nộ",
      "Phẫn nộ bùng lên khi một điều mình tin là đúng bị giẫm lên.",
      "Outraged",
      "It flares when something you hold to be right is trampled.",
    ],
    [
      "Cáu",
      "Cáu có khi là lớp ngoài của đói, của thiếu ngủ, của một ngày đã nhịn nhiều lần.",
      "Irritable",
      "At times it is the outside of hunger, of too little sleep, of a day of holding back.",
    ],
  ]),
  toBase("Mệt", "Tired", [
    [
      "Rã rời",
      "Rã rời là cơ thể nói thay: nó đã gồng lâu hơn mình tưởng.",
      "Worn out",
      "The body speaks up: it has been bracing for longer than you thought.",
    ],
    [
      "Cạn",
      "Cạn là khi đã cho đi nhiều hơn nhận về, lâu tới mức không nhớ bắt đầu từ hồi nào.",
      "Drained",
      "More was given than came back, for so long that nobody remembers when it began.",
    ],
    [
      "Quá tải",
      "Quá tải là khi việc nào cũng có lý, chỉ là cộng lại thì quá sức một người.",
      "Overloaded",
      "Each thing makes sense by itself; together they are more than one person can carry.",
    ],
    [
      "Chán",
      "Chán hay đến khi việc đang làm không còn dính gì tới điều mình thấy có nghĩa.",
      "Fed up",
      "It often comes when what you do no longer touches what means something to you.",
    ],
    [
      "Tê",
      "Tê là lúc lòng tắt bớt đèn, vì cảm hết một lượt thì nhiều quá.",
      "Numb",
      "The heart has turned some lights off, because feeling everything at once was too much.",
    ],
    [
      "Uể oải",
      "Uể oải là khi bắt đầu việc gì cũng thấy xa, dù việc ấy nhỏ thôi.",
      "Sluggish",
      "Every beginning seems far away, even of something small.",
    ],
  ]),
  toBase("Ngại", "Ashamed", [
    [
      "Ngượng",
      "Ngượng là thấy ánh mắt người khác dừng lại hơi lâu, ngay lúc mình chưa kịp sửa soạn.",
      "Embarrassed",
      "Eyes rested on you a little too long, just when you were not ready.",
    ],
    [
      "Xấu hổ",
      "Xấu hổ thì thầm rằng ở mình có gì không ổn, và muốn giấu nó đi.",
      "Shame",
      "Shame whispers that something about you is wrong, and wants it hidden.",
    ],
    [
      "Áy náy",
      "Áy náy là khi việc đã làm lệch một chút so với người mình muốn là.",
      "Uneasy about it",
      "What was done is a little off from the person you want to be.",
    ],
    [
      "Ân hận",
      "Ân hận cứ quay lại một việc đã xong, vì ai đó trong việc ấy vẫn quan trọng với mình.",
      "Remorseful",
      "It keeps returning to something finished, because somebody in it still matters.",
    ],
    [
      "Tự ti",
      "Tự ti đem chỗ yếu nhất của mình đặt cạnh chỗ sáng nhất của người khác.",
      "Not good enough",
      "It lays your weakest side next to the brightest side of others.",
    ],
    [
      "Mặc cảm",
      "Mặc cảm có khi là một lời chê cũ, nghe lâu tới mức tưởng là giọng của chính mình.",
      "Feeling lesser",
      "At times an old reproach, heard for so long that it sounds like your own voice.",
    ],
  ]),
  toBase("Yên", "At ease", [
    [
      "Nhẹ nhõm",
      "Nhẹ nhõm là lúc vai hạ xuống, khi điều mình lo đã qua hay đã nói ra được.",
      "Relieved",
      "The shoulders come down: the worry has passed, or has been said.",
    ],
    [
      "Thanh thản",
      "Thanh thản là khi trong đầu không còn điều gì phải cãi lại.",
      "Serene",
      "There is nothing left in the head to argue with.",
    ],
    [
      "An lòng",
      "An lòng là biết người mình thương vẫn ổn, hay có ai đang trông cùng mình.",
      "Reassured",
      "Knowing that those you love are fine, or that someone keeps watch with you.",
    ],
    [
      "Thong thả",
      "Thong thả là khi chưa có gì giục, và mình cũng thôi giục mình.",
      "Unhurried",
      "Nothing is pressing, and you have stopped pressing yourself.",
    ],
    [
      "Nguôi ngoai",
      "Nguôi ngoai là nỗi đau còn đó mà đã bớt sắc, chạm vào không giật mình nữa.",
      "Soothed",
      "The pain is still there but less sharp; touching it no longer startles.",
    ],
    [
      "Đủ",
      "Đủ là nhìn quanh một vòng mà chưa thấy cần thêm gì.",
      "Content",
      "Looking around once and finding nothing that needs adding.",
    ],
  ]),
  toBase("Vui", "Glad", [
    [
      "Ấm lòng",
      "Ấm lòng là khi có người nhớ tới một điều rất nhỏ về mình.",
      "Warmed",
      "Somebody remembered a very small thing about you.",
    ],
    [
      "Háo hức",
      "Háo hức là lòng chạy trước tới một ngày chưa tới.",
      "Eager",
      "The heart runs ahead to a day that has not come yet.",
    ],
    [
      "Tự hào",
      "Tự hào nhớ quãng đường khó mà mình đã đi, dù chưa ai vỗ tay.",
      "Proud",
      "It remembers the hard stretch you walked, even if nobody clapped.",
    ],
    [
      "Biết ơn",
      "Biết ơn là thấy một điều mình nhận được không phải tự nhiên mà có.",
      "Grateful",
      "Seeing that something you received did not come by itself.",
    ],
    [
      "Thương",
      "Thương là thấy người khác đau hay vui mà lòng mình cũng động theo.",
      "Tender",
      "Someone else hurts or is glad, and something in you moves along.",
    ],
    [
      "Hy vọng",
      "Hy vọng chưa hứa điều gì, nó chỉ để ngỏ một cánh cửa.",
      "Hopeful",
      "Hope promises nothing yet; it only leaves a door ajar.",
    ],
  ]),
];
