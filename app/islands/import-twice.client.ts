const patience = 1000

/**
 * Imports, and once more after a second if the network failed. Browsers remember a failed module
 * under its address, so the second try asks under another one. A file that the module needs in turn
 * keeps its address: if that one failed, the second try fails as well and the served HTML stays.
 */
export async function importTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, patience))
    const [address] = /https?:\S+/.exec(String(error)) ?? []
    return address ? import(/* @vite-ignore */ `${address}?again`) : load()
  }
}
