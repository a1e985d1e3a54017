import { DEFAULT_POLICY } from "@bentrong/contract/trusted-types";

/**
 * Trusted Types policy for strings that reach the browser without another policy. It allows
 * - text without a tag: structured data and styles;
 * - the empty script of which React makes inert ones;
 * - a parsed document, which runs nothing: the cleaners read what they clean there;
 * - the text of a script: React rewrites data in scripts, and the content security policy blocks unknown text;
 * - the address of our own service worker.
 * `sink` is missing when a script calls the policy itself, which is refused: ProseMirror then uses its own.
 */
export const DEFAULT_POLICY_SCRIPT = `if(self.trustedTypes)try{trustedTypes.createPolicy("${DEFAULT_POLICY}",{createHTML:function(s,_,sink){if(sink&&(s.indexOf("<")<0||s==="<script>\\x3c/script>"||/parseFromString$/.test(sink)))return s;throw TypeError("HTML that nobody cleaned")},createScript:function(s,_,sink){if(/(textContent|text)$/.test(sink))return s;throw TypeError("a string is no script")},createScriptURL:function(s,_,sink){if(sink&&s==="/sw.js")return s;throw TypeError("no script of ours")}})}catch(e){}`;
