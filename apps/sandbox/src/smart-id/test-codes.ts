/** Personal codes that the vendor's own demonstration service answers by itself, with how the session ends. */
export const testCodes: Readonly<Record<string, string>> = {
  '30403039917': 'USER_REFUSED',
  '030403-10016': 'USER_REFUSED',
  '30403039928': 'USER_REFUSED_INTERACTION',
  '30403039939': 'USER_REFUSED_INTERACTION',
  '30403039946': 'USER_REFUSED_INTERACTION',
  '30403039950': 'USER_REFUSED_INTERACTION',
  '30403039972': 'WRONG_VC',
  '030403-10075': 'WRONG_VC',
  '30403039983': 'TIMEOUT',
  '030403-10083': 'TIMEOUT',
}
