/* Feature-guided non-local means on planar float images. Built by art/steps/denoiser.mjs. */
#include <math.h>
#include <stdlib.h>

static inline int mirror(int i, int n) {
  if (i < 0) i = -i - 1;
  if (i >= n) i = 2 * n - 1 - i;
  return i < 0 ? 0 : (i >= n ? n - 1 : i);
}

/* Separable sliding mean, in place; t is scratch. Columns go in strips of 64 to stay in cache. */
static void box_mean(float *a, float *t, int w, int h, int r) {
  float inverse = 1.f / (2 * r + 1);
#pragma omp parallel for
  for (int y = 0; y < h; y++) {
    float *s = a + (size_t)y * w, *d = t + (size_t)y * w;
    double sum = 0;
    for (int k = -r; k <= r; k++) sum += s[mirror(k, w)];
    for (int x = 0; x < w; x++) {
      d[x] = sum * inverse;
      sum += s[mirror(x + r + 1, w)] - s[mirror(x - r, w)];
    }
  }
#pragma omp parallel for
  for (int strip = 0; strip < w; strip += 64) {
    int end = strip + 64 < w ? strip + 64 : w;
    double sum[64] = {0};
    for (int k = -r; k <= r; k++) {
      float *s = t + (size_t)mirror(k, h) * w;
      for (int x = strip; x < end; x++) sum[x - strip] += s[x];
    }
    for (int y = 0; y < h; y++) {
      float *d = a + (size_t)y * w, *in = t + (size_t)mirror(y + r + 1, h) * w;
      float *gone = t + (size_t)mirror(y - r, h) * w;
      for (int x = strip; x < end; x++) {
        d[x] = sum[x - strip] * inverse;
        sum[x - strip] += in[x] - gone[x];
      }
    }
  }
}

/* src, guide and guide variance: 3 planes each. Features, their variances and edge tolerances: 3 planes per feature.
   r: search radius, f: patch radius, k and kf: tolerance for colour and features. */
void nlm(const float *src, const float *g, const float *gv, const float *ft, const float *fv, const float *fd,
         int features, int w, int h, int r, int f, float k, float kf, float *out) {
  size_t n = (size_t)w * h;
  float *weight = malloc(n * 4), *scratch = malloc(n * 4), *total = calloc(n, 4), *sum = calloc(3 * n, 4);
  float k2 = k * k, inverse_kf2 = 1.f / (kf * kf);
  for (int dy = -r; dy <= r; dy++)
    for (int dx = -r; dx <= r; dx++) {
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          size_t p = (size_t)y * w + x, q = (size_t)mirror(y + dy, h) * w + mirror(x + dx, w);
          float distance = 0;
          for (int c = 0; c < 3; c++) {
            float a = g[c * n + p] - g[c * n + q], vp = gv[c * n + p], vq = gv[c * n + q];
            distance += (a * a - (vp + (vp < vq ? vp : vq))) / (1e-7f + k2 * (vp + vq));
          }
          weight[p] = distance / 3;
        }
      box_mean(weight, scratch, w, h, f);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          size_t p = (size_t)y * w + x, q = (size_t)mirror(y + dy, h) * w + mirror(x + dx, w);
          float worst = weight[p] > 0 ? weight[p] : 0;
          for (int i = 0; i < features * 3; i++) {
            size_t o = (size_t)i * n;
            float a = ft[o + p] - ft[o + q], vp = fv[o + p], vq = fv[o + q];
            float d = (a * a - (vp + (vp < vq ? vp : vq))) * inverse_kf2 / fd[o + p];
            if (d > worst) worst = d;
          }
          weight[p] = worst > 20 ? 0 : expf(-worst);
        }
      box_mean(weight, scratch, w, h, 1);
#pragma omp parallel for
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          size_t p = (size_t)y * w + x, q = (size_t)mirror(y + dy, h) * w + mirror(x + dx, w);
          total[p] += weight[p];
          for (int c = 0; c < 3; c++) sum[c * n + p] += weight[p] * src[c * n + q];
        }
    }
  for (size_t p = 0; p < n; p++)
    for (int c = 0; c < 3; c++) out[c * n + p] = sum[c * n + p] / (total[p] + 1e-10f);
  free(weight);
  free(scratch);
  free(total);
  free(sum);
}
