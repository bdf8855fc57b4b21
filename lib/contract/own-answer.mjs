/**
 * Header that marks every answer of the dashboard. An answer without it is of a server in between, such as a proxy that
 * asks for a sign-in.
 */
export const OWN_ANSWER_HEADER = 'X-Endcap';
