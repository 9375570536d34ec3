import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A door before a server, which can be shut as if the server were away. */
export async function startDoor(origin: string) {
  const { hostname, port } = new URL(origin)
  const open = new Set<Socket>()
  let isShut = false
  const door = createServer((from) => {
    if (isShut) return from.destroy()
    const to = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  door.listen(0, hostname)
  await once(door, 'listening')
  const shut = () => {
    isShut = true
    for (const socket of open) socket.destroy()
  }
  return {
    origin: `http://${hostname}:${(door.address() as AddressInfo).port}`,
    shut,
    reopen: () => {
      isShut = false
    },
    stop: async () => {
      shut()
      door.close()
      await once(door, 'close')
    },
  }
}
