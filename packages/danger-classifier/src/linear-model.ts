export interface LinearModel {
  weights: Float32Array;
  bias: number;
}
