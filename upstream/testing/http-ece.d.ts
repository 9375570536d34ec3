/** What the tests use of `http_ece`, which brings no types: RFC 8188 by people who wrote it. */
declare module 'http_ece' {
  const ece: {
    decrypt(
      body: Uint8Array,
      given: {
        version: 'aes128gcm'
        privateKey: import('node:crypto').ECDH
        authSecret: Uint8Array
      },
    ): Buffer
  }
  export default ece
}
