const patience = 1000
/** What has not come by then does not come any more. */
const longestLoadMs = 120_000

/** A file of an island that could not be loaded, or not in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/**
 * Imports, and once more after a second if the network failed. Browsers remember a failed module
 * under its address, so the second try asks under another one. A file that the module needs in turn
 * keeps its address: if that one failed, the second try fails as well and the served HTML stays.
 * @throws ChunkLoadError when the second try fails, or after two minutes in all
 */
export async function importTwice<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('No answer in time')), longestLoadMs)
  })
  try {
    return await Promise.race([tryTwice(load), late])
  } catch (cause) {
    throw new ChunkLoadError('A part of the page could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function tryTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, patience))
    const [address] = /https?:\S+/.exec(String(error)) ?? []
    return address ? import(/* @vite-ignore */ `${address}?again`) : load()
  }
}
