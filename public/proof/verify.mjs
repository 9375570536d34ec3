// Verifies a proof of a day without asking anybody: node verify.mjs proof.json [hash of the entry]
// What is signed, and how the tree is built, stands in the description of the API under "Proofs".
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [, , file, ownHash] = process.argv
const { firmId, date, sequence, hash, path, day, publicKey } = JSON.parse(readFileSync(file, 'utf8'))
const digest = (text) => createHash('sha256').update(text).digest('hex')

let node = digest(`${firmId}|${date}|${sequence}|${hash}`)
for (const { side, hash: neighbour } of path) {
  node = digest(side === 'left' ? neighbour + node : node + neighbour)
}
// RFC 8410: what stands before the 32 bytes of a public key of Ed25519.
const key = createPublicKey({
  key: Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(publicKey, 'base64'),
  ]),
  format: 'der',
  type: 'spki',
})
const said = ['firmament-day', day.date, day.root, day.count, day.previous].join('|')
const checks = {
  'the proof is of the day of its root': date === day.date,
  'the way from the firm leads to the root': node === day.root,
  'the root is signed by the key': verify(
    null,
    Buffer.from(said),
    key,
    Buffer.from(day.signature, 'base64'),
  ),
  ...(ownHash && { [`entry ${sequence} of your copy has the hash of the proof`]: ownHash === hash }),
}
for (const [words, holds] of Object.entries(checks)) console.log(holds ? 'ok ' : 'NO ', words)
console.log(`Entry ${sequence} and all before it existed on ${date} as hash ${hash}.`)
console.log(`Hold root ${day.root} and key ${publicKey} against what was published on that day.`)
if (Object.values(checks).includes(false)) process.exitCode = 1
