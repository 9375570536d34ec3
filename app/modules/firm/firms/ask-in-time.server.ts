/** Firms that a page about several asks; of who has more, the first. */
export const maxAsked = 50
/** A firm that takes longer is shown without: the page does not wait for one of them. */
const patienceMs = 3_000

/** What a firm answers, or `silent` where it failed or took too long. */
export async function orSilent<Answer>(asked: Promise<Answer>): Promise<Answer | 'silent'> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), patienceMs)
  })
  try {
    return await Promise.race([asked, late])
  } catch (error) {
    console.error(error)
    return 'silent'
  } finally {
    clearTimeout(timer)
  }
}
