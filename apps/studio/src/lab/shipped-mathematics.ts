/**
 * Every version of each game's mathematics that was ever shipped, oldest first, by the platform's id. A change is a new
 * version, and a new line here: rounds that were played keep the hash of theirs.
 */
export const shippedMathematics: Readonly<Record<string, readonly { version: number; hash: string }[]>> = {
  'orchard-slot': [{ version: 1, hash: 'f625e97764dfc71ac8273c0a453d7898d1ec374f4995fe6e5204c8cb0c8a6bed' }],
  'lantern-tide': [{ version: 1, hash: 'a032092623b78ff7659c8d5c8244c6ca64aa62c39fb5af71c82adb32ffc43d77' }],
  'sea-glass': [{ version: 1, hash: '964aa0a1a4532f6b28bf0f7515bbdfa055c1d891f2522359e545b926297382be' }],
  'night-heron': [{ version: 1, hash: '672bf631c467d21a50a98a91ebc5863bf8048a12fb5a802474c54423dc4f465c' }],
  'amber-hive': [{ version: 1, hash: 'c72bc68875dc460732c4639ae9dfb949abfb0f1494d9060d418635ef9bfe06fa' }],
  jacks: [{ version: 1, hash: '2371ea54f392c8ed263d9f7e89003d3e67ab9f54c8dc96e58ca873314301ae70' }],
  blackthorn: [{ version: 1, hash: 'ef572246d0c5fb09e056d69def1b4e05c2a05fb292f11d4bb50869f15c4d0ff6' }],
  'millstone-roulette': [{ version: 1, hash: '20b3b7a38ca050078da977e55226843c68d19d08684515606f061d5b3fe08dae' }],
  'quince-baccarat': [{ version: 1, hash: '962ca3ee04ea381e88295dbe821a625831b34eeea4b63b7f2e532f9862a24dbb' }],
  'orchard-wheel': [{ version: 1, hash: '25827b8403f589cea6c1ce0677577f4fe7046f7744f0456824046fd78fa8ad11' }],
  'tide-numbers': [{ version: 1, hash: 'eb60942396cf68df684aed86bf8295608bd3eefc63ec4f1e310ea20ac55abb41' }],
  'pearl-fall': [{ version: 1, hash: '53753c65a89df747e9e8d1f761c15a3e87bd3a250ee01499fcc53ae4c3ef6970' }],
  'spirit-level': [{ version: 1, hash: '6806f42189a8d8fff6645e92fd362e4d88a121aa87920751162e0e2fb645945c' }],
  'hush-hedgehog': [{ version: 1, hash: '02baeac2f20aa5e2299dfa7e19cba7b9635ebec41b22479e0f4df9c6512d414b' }],
  'frost-panes': [{ version: 1, hash: 'f16df7643cd9582dd8396c4b2968df6e03ba2dac5d1f04a1e10f19a6d1206354' }],
  'stillwater-roulette': [{ version: 1, hash: 'ff12b5b89b1c7a332c3d4f59b12c73ca007dd70c03ea143c407f275fd096c19d' }],
  'magpie-punto-banco': [{ version: 1, hash: 'da0418ea6a353880579979287bb590d4801e6e186b0ef24bd51a51e9728812b7' }],
  'hedgerow-league': [{ version: 1, hash: '9815e933e9edabd8345cf49a5b82d4f69193a25b47b7ef863f0aff6f5114d8b3' }],
  'lamplight-dogs': [{ version: 1, hash: '59620c70e63f644155fc608e66962fc65017c88a42d0561c99af7a8c29c7f91c' }],
  'curlew-downs': [{ version: 1, hash: 'a23d779e687f429c90b94d3c07a0588f909a87c96ea5fc4e645bd9dff9eb0262' }],
  dovecote: [{ version: 1, hash: '870f3d1a5cc335fa805dcaddd477ab754b4de425fa5a6552c0bf47df4cb1e5fd' }],
  'lily-pond': [{ version: 1, hash: '9eddc0c0577e9ff990a5e032be3cfefbef185207020225b3d26be283c2f4f380' }],
}
