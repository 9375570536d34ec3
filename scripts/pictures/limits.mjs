// @ts-check

/** What a picture may weigh at most, in bytes. */
export const limits = {
  avif: { 640: 20 * 1024, 1280: 45 * 1024 },
  webp: { 640: 28 * 1024, 1280: 45 * 1024 },
  social: 25 * 1024,
  /** All of `public/pictures`: each offering that is live adds about 0.7 MB, of which a page loads its own. */
  total: 23 * 1024 * 1024,
}
