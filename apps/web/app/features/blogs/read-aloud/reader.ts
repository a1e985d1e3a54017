// Where in an article the voice is, and what a press does there. Pausing is cancelling: reading goes on at the beginning of the sentence.
import { createListeners } from "../../../lib/listeners.ts";
import type { Speech } from "./speech.ts";

export interface ReaderState {
  readonly status: "off" | "playing" | "paused";
  readonly paragraph: number;
  readonly sentence: number;
  readonly rate: number;
  /** The voice did not speak. */
  readonly hasFailed: boolean;
  /** The last paragraph was read. */
  readonly hasEnded: boolean;
}

export interface ReaderDeps {
  speech: Speech;
  rate: number;
  /** Paragraph to begin with. */
  from: number;
  /** Called when reading begins: sentences of each paragraph. */
  listSentences(): readonly (readonly string[])[];
}

export class Reader {
  readonly #speech: Speech;
  readonly #listSentences: ReaderDeps["listSentences"];
  readonly #listeners = createListeners();
  #sentences: readonly (readonly string[])[] = [];
  #state: ReaderState;

  constructor({ speech, rate, from, listSentences }: ReaderDeps) {
    this.#speech = speech;
    this.#listSentences = listSentences;
    this.#state = { status: "off", paragraph: from, sentence: 0, rate, hasFailed: false, hasEnded: false };
  }

  getState = (): ReaderState => this.#state;

  subscribe = this.#listeners.add;

  get paragraphs(): number {
    return this.#sentences.length;
  }

  /** Share of the text before the sentence that is read. */
  getProgress(): number {
    let [before, all] = [0, 0];
    for (const [at, sentences] of this.#sentences.entries())
      for (const [place, { length }] of sentences.entries()) {
        all += length;
        const { paragraph, sentence } = this.#state;
        if (at < paragraph || (at === paragraph && place < sentence)) before += length;
      }
    return all === 0 ? 0 : before / all;
  }

  play(): void {
    const { status, paragraph } = this.#state;
    if (status === "playing") return;
    if (status === "off") {
      this.#sentences = this.#listSentences();
      if (this.#sentences.length === 0) return;
      if (paragraph >= this.#sentences.length) this.#set({ paragraph: 0 });
    }
    this.#set({ status: "playing" });
    this.#restart();
  }

  pause(): void {
    if (this.#state.status !== "playing") return;
    this.#speech.cancel();
    this.#set({ status: "paused" });
  }

  toggle(): void {
    if (this.#state.status === "playing") this.pause();
    else this.play();
  }

  /** Ends reading; the paragraph is where it begins again. */
  stop(): void {
    if (this.#state.status === "off") return;
    this.#speech.cancel();
    this.#set({ status: "off", sentence: 0 });
  }

  /** `by`: 1 for the next paragraph, -1 for the one before. */
  move(by: 1 | -1): void {
    const { status, paragraph } = this.#state;
    const wanted = Math.max(0, paragraph + by);
    if (status === "off" || wanted >= this.#sentences.length) return;
    this.#set({ paragraph: wanted, sentence: 0 });
    if (status === "playing") this.#restart();
  }

  setRate(rate: number): void {
    this.#set({ rate });
    if (this.#state.status === "playing") this.#restart();
  }

  #restart(): void {
    this.#speech.cancel();
    this.#speak();
  }

  #speak(): void {
    const { paragraph, sentence, rate } = this.#state;
    const text = this.#sentences[paragraph]?.[sentence];
    if (text === undefined) return;
    this.#set({ hasFailed: false, hasEnded: false });
    this.#speech.speak(text, rate, (outcome) => {
      if (outcome === "ended") this.#goOn();
      // Nothing is skipped: the next press tries the same sentence.
      else this.#set({ status: "paused", hasFailed: true });
    });
  }

  #goOn(): void {
    const { paragraph, sentence } = this.#state;
    const isLastSentence = sentence + 1 >= (this.#sentences[paragraph]?.length ?? 0);
    if (isLastSentence && paragraph + 1 >= this.#sentences.length) {
      this.#set({ status: "off", paragraph: 0, sentence: 0, hasEnded: true });
      return;
    }
    this.#set(isLastSentence ? { paragraph: paragraph + 1, sentence: 0 } : { sentence: sentence + 1 });
    this.#speak();
  }

  #set(changes: Partial<ReaderState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#listeners.emit();
  }
}
