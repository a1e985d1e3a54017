/* Inference of a BERT-shaped sentence encoder (multilingual-e5-small) for WebAssembly with 128-bit SIMD.
 *
 * Weights stay in 4-bit blocks: 32 weights share one fp16 scale, byte j holds weight j (low nibble) and weight j + 16 (high nibble), a
 * nibble n stands for (n - 8) * scale. Activations are quantized to int8 in blocks of 32 before each matrix, so that the inner loop
 * multiplies integers. Row groups of weights are unpacked once and used for every token.
 *
 * No library: the module has its own exp, and memory is one arena whose layout the caller decides. */
#include <stdint.h>
#include <wasm_simd128.h>

#define BLOCK 32
#define ROWS 4
#define MAX_IN 1536

typedef struct __attribute__((packed)) { uint16_t scale; uint8_t nibbles[16]; } Block;

static float half_to_float(uint16_t h) {
  uint32_t sign = (uint32_t)(h & 0x8000) << 16, exponent = (h >> 10) & 31, mantissa = h & 0x3ff, bits;
  if (exponent == 0) { /* zero and subnormals: mantissa * 2^-24 */
    float value = (float)mantissa * 5.9604644775390625e-8f;
    return sign ? -value : value;
  }
  bits = sign | ((exponent + 112) << 23) | (mantissa << 13);
  union { uint32_t u; float f; } out = { bits };
  return out.f;
}

/* exp by range reduction to 2^n * e^r with a degree-5 polynomial; relative error below 3e-7 for |x| < 87. */
static v128_t exp4(v128_t x) {
  x = wasm_f32x4_max(wasm_f32x4_min(x, wasm_f32x4_splat(87.f)), wasm_f32x4_splat(-87.f));
  v128_t n = wasm_f32x4_nearest(wasm_f32x4_mul(x, wasm_f32x4_splat(1.44269504088896341f)));
  v128_t r = wasm_f32x4_sub(x, wasm_f32x4_mul(n, wasm_f32x4_splat(0.693359375f)));
  r = wasm_f32x4_sub(r, wasm_f32x4_mul(n, wasm_f32x4_splat(-2.12194440e-4f)));
  v128_t p = wasm_f32x4_splat(1.9875691500e-4f);
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(1.3981999507e-3f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(8.3334519073e-3f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(4.1665795894e-2f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(1.6666665459e-1f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, r), wasm_f32x4_splat(5.0000001201e-1f));
  p = wasm_f32x4_add(wasm_f32x4_mul(wasm_f32x4_mul(p, r), r), wasm_f32x4_add(r, wasm_f32x4_splat(1.f)));
  v128_t power = wasm_i32x4_shl(wasm_i32x4_add(wasm_i32x4_trunc_sat_f32x4(n), wasm_i32x4_splat(127)), 23);
  return wasm_f32x4_mul(p, power);
}

/* gelu(x) = x * Phi(x); erf by Abramowitz and Stegun 7.1.26, absolute error below 1.5e-7. */
static v128_t gelu4(v128_t x) {
  v128_t z = wasm_f32x4_mul(wasm_f32x4_abs(x), wasm_f32x4_splat(0.70710678118654752f));
  v128_t t = wasm_f32x4_div(wasm_f32x4_splat(1.f), wasm_f32x4_add(wasm_f32x4_splat(1.f), wasm_f32x4_mul(z, wasm_f32x4_splat(0.3275911f))));
  v128_t p = wasm_f32x4_splat(1.061405429f);
  p = wasm_f32x4_add(wasm_f32x4_mul(p, t), wasm_f32x4_splat(-1.453152027f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, t), wasm_f32x4_splat(1.421413741f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, t), wasm_f32x4_splat(-0.284496736f));
  p = wasm_f32x4_add(wasm_f32x4_mul(p, t), wasm_f32x4_splat(0.254829592f));
  v128_t e = exp4(wasm_f32x4_neg(wasm_f32x4_mul(z, z)));
  v128_t erf = wasm_f32x4_sub(wasm_f32x4_splat(1.f), wasm_f32x4_mul(wasm_f32x4_mul(p, t), e));
  erf = wasm_v128_bitselect(wasm_f32x4_neg(erf), erf, wasm_f32x4_lt(x, wasm_f32x4_splat(0.f)));
  return wasm_f32x4_mul(wasm_f32x4_mul(x, wasm_f32x4_splat(0.5f)), wasm_f32x4_add(erf, wasm_f32x4_splat(1.f)));
}

static float sum4(v128_t v) {
  return wasm_f32x4_extract_lane(v, 0) + wasm_f32x4_extract_lane(v, 1) + wasm_f32x4_extract_lane(v, 2) + wasm_f32x4_extract_lane(v, 3);
}

/* Quantised activations of one matrix product: int8 values, one scale and the scaled sum of each block. */
static int8_t *quants;
static float *scales, *sums;

static void quantize(const float *x, int tokens, int width) {
  int blocks = tokens * (width / BLOCK);
  for (int b = 0; b < blocks; b++) {
    const float *in = x + b * BLOCK;
    v128_t most = wasm_f32x4_splat(0.f);
    for (int j = 0; j < BLOCK; j += 4) most = wasm_f32x4_pmax(most, wasm_f32x4_abs(wasm_v128_load(in + j)));
    float a = wasm_f32x4_extract_lane(most, 0);
    for (int j = 1; j < 4; j++) {
      float lane = j == 1 ? wasm_f32x4_extract_lane(most, 1) : j == 2 ? wasm_f32x4_extract_lane(most, 2) : wasm_f32x4_extract_lane(most, 3);
      if (lane > a) a = lane;
    }
    float scale = a / 127.f;
    v128_t inverse = wasm_f32x4_splat(a > 0.f ? 127.f / a : 0.f);
    v128_t total = wasm_i32x4_splat(0);
    for (int j = 0; j < BLOCK; j += 16) {
      v128_t q[4];
      for (int k = 0; k < 4; k++) {
        q[k] = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_nearest(wasm_f32x4_mul(wasm_v128_load(in + j + 4 * k), inverse)));
        total = wasm_i32x4_add(total, q[k]);
      }
      wasm_v128_store(quants + b * BLOCK + j, wasm_i8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(q[0], q[1]), wasm_i16x8_narrow_i32x4(q[2], q[3])));
    }
    scales[b] = scale;
    sums[b] = scale * (float)(wasm_i32x4_extract_lane(total, 0) + wasm_i32x4_extract_lane(total, 1) + wasm_i32x4_extract_lane(total, 2) + wasm_i32x4_extract_lane(total, 3));
  }
}

/* Dot product of 32 activations with 32 nibbles (0..15), four partial sums. */
static inline v128_t dot32(const int8_t *activations, const uint8_t *nibbles) {
  v128_t a0 = wasm_v128_load(activations), a1 = wasm_v128_load(activations + 16);
  v128_t w0 = wasm_v128_load(nibbles), w1 = wasm_v128_load(nibbles + 16);
#ifdef RELAXED
  return wasm_i32x4_relaxed_dot_i8x16_i7x16_add(a1, w1, wasm_i32x4_relaxed_dot_i8x16_i7x16_add(a0, w0, wasm_i32x4_splat(0)));
#else
  v128_t p = wasm_i16x8_add(wasm_i16x8_extmul_low_i8x16(a0, w0), wasm_i16x8_extmul_high_i8x16(a0, w0));
  v128_t q = wasm_i16x8_add(wasm_i16x8_extmul_low_i8x16(a1, w1), wasm_i16x8_extmul_high_i8x16(a1, w1));
  return wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_add(p, q)); /* 4 * 127 * 15 < 2^15 */
#endif
}

static uint8_t unpacked[ROWS * MAX_IN];
static float row_scales[ROWS * (MAX_IN / BLOCK)];

/* y[tokens][out] = x[tokens][in] * weights^T + bias, over the activations that quantize() left. */
static void multiply(const Block *weights, const float *bias, float *y, int tokens, int out, int in) {
  int blocks = in / BLOCK;
  for (int o = 0; o < out; o += ROWS) {
    for (int r = 0; r < ROWS; r++) {
      const Block *row = weights + (o + r) * blocks;
      for (int b = 0; b < blocks; b++) {
        v128_t bytes = wasm_v128_load(row[b].nibbles);
        wasm_v128_store(unpacked + r * in + b * BLOCK, wasm_v128_and(bytes, wasm_i8x16_splat(15)));
        wasm_v128_store(unpacked + r * in + b * BLOCK + 16, wasm_u8x16_shr(bytes, 4));
        row_scales[r * blocks + b] = half_to_float(row[b].scale);
      }
    }
    for (int t = 0; t < tokens; t++) {
      const int8_t *a = quants + t * in;
      const float *scale = scales + t * blocks, *sum = sums + t * blocks;
      v128_t acc[ROWS], offset[ROWS];
      for (int r = 0; r < ROWS; r++) acc[r] = offset[r] = wasm_f32x4_splat(0.f);
      for (int b = 0; b < blocks; b += 4) {
        v128_t scale4 = wasm_v128_load(scale + b), total4 = wasm_v128_load(sum + b), factor[ROWS];
        for (int r = 0; r < ROWS; r++) {
          v128_t w = wasm_v128_load(row_scales + r * blocks + b);
          factor[r] = wasm_f32x4_mul(w, scale4);
          offset[r] = wasm_f32x4_add(offset[r], wasm_f32x4_mul(w, total4));
        }
#define STEP(J) \
        for (int r = 0; r < ROWS; r++) \
          acc[r] = wasm_f32x4_add(acc[r], wasm_f32x4_mul( \
              wasm_f32x4_convert_i32x4(dot32(a + (b + J) * BLOCK, unpacked + r * in + (b + J) * BLOCK)), \
              wasm_i32x4_shuffle(factor[r], factor[r], J, J, J, J)));
        STEP(0) STEP(1) STEP(2) STEP(3)
#undef STEP
      }
      for (int r = 0; r < ROWS; r++) y[t * out + o + r] = bias[o + r] + sum4(acc[r]) - 8.f * sum4(offset[r]);
    }
  }
}

/* x = layernorm(x + y); y may be null. */
static void normalize(float *x, const float *y, const float *weight, const float *bias, int tokens, int width) {
  for (int t = 0; t < tokens; t++) {
    float *row = x + t * width;
    v128_t total = wasm_f32x4_splat(0.f);
    for (int i = 0; i < width; i += 4) {
      v128_t v = wasm_v128_load(row + i);
      if (y) v = wasm_f32x4_add(v, wasm_v128_load(y + t * width + i));
      wasm_v128_store(row + i, v);
      total = wasm_f32x4_add(total, v);
    }
    v128_t mean = wasm_f32x4_splat(sum4(total) / (float)width), squares = wasm_f32x4_splat(0.f);
    for (int i = 0; i < width; i += 4) {
      v128_t d = wasm_f32x4_sub(wasm_v128_load(row + i), mean);
      squares = wasm_f32x4_add(squares, wasm_f32x4_mul(d, d));
    }
    v128_t inverse = wasm_f32x4_splat(1.f / __builtin_sqrtf(sum4(squares) / (float)width + 1e-12f));
    for (int i = 0; i < width; i += 4) {
      v128_t d = wasm_f32x4_mul(wasm_f32x4_sub(wasm_v128_load(row + i), mean), inverse);
      wasm_v128_store(row + i, wasm_f32x4_add(wasm_f32x4_mul(d, wasm_v128_load(weight + i)), wasm_v128_load(bias + i)));
    }
  }
}

/* Scaled dot-product attention of one text; scores has room for `tokens` floats, rounded up to four. */
static void attend(const float *q, const float *k, const float *v, float *out, float *scores, int tokens, int width, int heads) {
  int size = width / heads;
  float scale = 1.f / __builtin_sqrtf((float)size);
  for (int h = 0; h < heads; h++)
    for (int t = 0; t < tokens; t++) {
      const float *query = q + t * width + h * size;
      float most = -1e30f;
      for (int s = 0; s < tokens; s++) {
        const float *key = k + s * width + h * size;
        v128_t d = wasm_f32x4_splat(0.f);
        for (int e = 0; e < size; e += 4) d = wasm_f32x4_add(d, wasm_f32x4_mul(wasm_v128_load(query + e), wasm_v128_load(key + e)));
        scores[s] = sum4(d) * scale;
        if (scores[s] > most) most = scores[s];
      }
      for (int s = tokens; s & 3; s++) scores[s] = -1e30f;
      v128_t total = wasm_f32x4_splat(0.f);
      for (int s = 0; s < tokens; s += 4) {
        v128_t e = exp4(wasm_f32x4_sub(wasm_v128_load(scores + s), wasm_f32x4_splat(most)));
        wasm_v128_store(scores + s, e);
        total = wasm_f32x4_add(total, e);
      }
      float inverse = 1.f / sum4(total), *row = out + t * width + h * size;
      for (int e = 0; e < size; e += 4) {
        v128_t mix = wasm_f32x4_splat(0.f);
        for (int s = 0; s < tokens; s++) mix = wasm_f32x4_add(mix, wasm_f32x4_mul(wasm_f32x4_splat(scores[s]), wasm_v128_load(v + s * width + h * size + e)));
        wasm_v128_store(row + e, wasm_f32x4_mul(mix, wasm_f32x4_splat(inverse)));
      }
    }
}

/* One layer's tensors, in the order in which the model file holds them. */
typedef struct {
  const Block *query, *key, *value, *output, *up, *down;
  const float *query_bias, *key_bias, *value_bias, *output_bias, *attention_weight, *attention_bias, *up_bias, *down_bias, *layer_weight, *layer_bias;
} Layer;

typedef struct {
  int width, heads, inner, layers, tokens;
  const Block *words;
  const float *positions, *embedding_weight, *embedding_bias;
  const Layer *layer;
  const int32_t *ids;
  float *x, *q, *k, *v, *mix, *inner_values, *scores;
  int8_t *quants;
  float *scales, *sums;
  float *pooled; /* [layers + 1][width]: mean of the tokens after the embedding and after each layer */
} Run;

static void pool(const float *x, float *out, int tokens, int width) {
  for (int i = 0; i < width; i += 4) {
    v128_t sum = wasm_f32x4_splat(0.f);
    for (int t = 0; t < tokens; t++) sum = wasm_f32x4_add(sum, wasm_v128_load(x + t * width + i));
    wasm_v128_store(out + i, wasm_f32x4_mul(sum, wasm_f32x4_splat(1.f / (float)tokens)));
  }
}

__attribute__((export_name("embed"))) void embed(const Run *m) {
  int n = m->tokens, width = m->width, blocks = width / BLOCK;
  quants = m->quants;
  scales = m->scales;
  sums = m->sums;
  for (int t = 0; t < n; t++) { /* word + position; the model file has the token type added to the positions */
    const Block *word = m->words + m->ids[t] * blocks;
    for (int b = 0; b < blocks; b++) {
      float scale = half_to_float(word[b].scale);
      for (int j = 0; j < 16; j++) {
        int at = t * width + b * BLOCK + j;
        m->x[at] = (float)((word[b].nibbles[j] & 15) - 8) * scale + m->positions[at];
        m->x[at + 16] = (float)((word[b].nibbles[j] >> 4) - 8) * scale + m->positions[at + 16];
      }
    }
  }
  normalize(m->x, 0, m->embedding_weight, m->embedding_bias, n, width);
  pool(m->x, m->pooled, n, width);
  for (int l = 0; l < m->layers; l++) {
    const Layer *y = m->layer + l;
    quantize(m->x, n, width);
    multiply(y->query, y->query_bias, m->q, n, width, width);
    multiply(y->key, y->key_bias, m->k, n, width, width);
    multiply(y->value, y->value_bias, m->v, n, width, width);
    attend(m->q, m->k, m->v, m->mix, m->scores, n, width, m->heads);
    quantize(m->mix, n, width);
    multiply(y->output, y->output_bias, m->q, n, width, width);
    normalize(m->x, m->q, y->attention_weight, y->attention_bias, n, width);
    quantize(m->x, n, width);
    multiply(y->up, y->up_bias, m->inner_values, n, m->inner, width);
    for (int i = 0; i < n * m->inner; i += 4) wasm_v128_store(m->inner_values + i, gelu4(wasm_v128_load(m->inner_values + i)));
    quantize(m->inner_values, n, m->inner);
    multiply(y->down, y->down_bias, m->q, n, width, m->inner);
    normalize(m->x, m->q, y->layer_weight, y->layer_bias, n, width);
    pool(m->x, m->pooled + (l + 1) * width, n, width);
  }
}
