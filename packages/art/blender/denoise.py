"""Non-local means over two half-sample renders, guided by albedo, normal and emission
(after Rousselle, Manzi and Zwicker, "Robust Denoising using Feature and Color Information", 2013).
The difference of the halves tells how noisy each pixel is. The inner loop is nlm.c."""

import ctypes
import os

# Must stand before OpenCV loads: its EXR reader is off by default
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from stage import OPTIONS  # noqa: E402

FLOATS = ctypes.POINTER(ctypes.c_float)


def _read(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED | cv2.IMREAD_ANYDEPTH | cv2.IMREAD_ANYCOLOR).astype(np.float32)
    return np.nan_to_num(image[..., None] if image.ndim == 2 else image, nan=0, posinf=50, neginf=0)


def _blur(a, r):
    return cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REFLECT)


def _planes(a):
    return np.ascontiguousarray(np.moveaxis(a, 2, 0), dtype=np.float32)


def _edges(feature, variance, floor=0.001):
    """How much a feature may differ before it counts as an edge: its own noise or its local slope."""
    dx = cv2.Sobel(feature, cv2.CV_32F, 1, 0, scale=0.125)
    dy = cv2.Sobel(feature, cv2.CV_32F, 0, 1, scale=0.125)
    return np.maximum(floor, np.maximum(variance, dx * dx + dy * dy))


def _nlm(source, guide, variance, features, radius, patch=3, k=0.45, feature_k=0.6):
    """Averages `source` with weights from patch distances in `guide`; features are (image, variance) pairs."""
    height, width = source.shape[:2]
    flat = [
        np.concatenate([_planes(f) for f in column]) for column in zip(*((f, v, _edges(f, v)) for f, v in features))
    ]
    out = np.empty((3, height, width), np.float32)
    arrays = [_planes(source), _planes(guide), _planes(variance), *flat]
    library = ctypes.CDLL(os.path.join(OPTIONS["cache"], "nlm.so"))
    library.nlm(
        *(a.ctypes.data_as(FLOATS) for a in arrays),
        *(ctypes.c_int(i) for i in (len(features), width, height, radius, patch)),
        *(ctypes.c_float(x) for x in (k, feature_k)),
        out.ctypes.data_as(FLOATS),
    )
    return np.moveaxis(out, 0, 2)


def _feature(prefixes, name):
    a, b = (_read(prefix + name + ".exr")[..., :3] for prefix in prefixes)
    if name == "emi":
        a, b = np.minimum(a, 1.5), np.minimum(b, 1.5)
    mean, variance = (a + b) / 2, _blur((a - b) ** 2 / 4, 2)
    return (mean if name == "emi" else cv2.bilateralFilter(mean, 5, 0.12, 2.0)), variance * 0.3


def _clip(image, variance):
    """Fireflies: a pixel far above the median of its neighbours."""
    median = np.dstack([cv2.medianBlur(np.ascontiguousarray(image[..., c]), 5) for c in range(3)])
    return np.minimum(image, median + 3 * np.sqrt(variance) + 0.25)


def denoise(prefix_a, prefix_b, out):
    # Logarithmic, so that highlights do not swamp the shadows' distances
    a, b = (np.log2(1 + np.maximum(_read(prefix + "rgb.exr"), 0) * 6) for prefix in (prefix_a, prefix_b))
    features = [_feature((prefix_a, prefix_b), name) for name in ("alb", "nrm", "emi")]
    variance = np.maximum(_blur((a - b) ** 2 / 2, 3), 1e-06)
    a, b = _clip(a, variance), _clip(b, variance)
    # Each half is filtered with the weights of the other, so noise cannot vouch for itself
    from_a, from_b = _nlm(a, b, variance, features, 8), _nlm(b, a, variance, features, 8)
    clean = (from_a + from_b) / 2
    rest = np.maximum(_blur((from_a - from_b) ** 2 / 4, 2), 1e-07)
    clean = _nlm(clean, clean, rest, features, 4, patch=2, k=0.7)
    cv2.imwrite(out, ((np.exp2(clean) - 1) / 6).astype(np.float32))
