"""Builds the portable engine of a game: its templates as one WebAssembly module. Needs Numba and ziglang.

Numba turns the rules into LLVM's intermediate code; LLVM, which comes with Numba, turns that into WebAssembly. Nothing
of Numba's runtime is left but a heap that grows upwards and is given back after every call. In a module an entry of a
template is a function that takes numbers as they are, and arrays, also those in tuples with names, each as an address
followed by the lengths.

As a program (`python -m oceanarium.kernel.wasm PACKAGE FILE TEMPLATE...`) it builds one module in a process of its own,
because Numba reads its settings when it is imported and numbers what it compiles.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba

from oceanarium.kernel import compiled_toolbox, toolbox
from oceanarium.kernel.compile import as_array, dtype_of, signature_of
from oceanarium.kernel.edition import Edition
from oceanarium.kernel.game import Game
from oceanarium.kernel.module import entries_of, exported_name, seal_for, sealed
from oceanarium.kernel.rule import DIMENSIONS, Box, single_parameters_of

SETTINGS = {  # Numba's: code for no machine in particular, not yet optimised
    "NUMBA_OPT": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "PYTHONHASHSEED": "0",
}
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+mutable-globals,+nontrapping-fptoint"  # what all browsers have known since 2021
STACK_BYTES = 262_144
HEAP = ("allocate", "heap_top", "heap_reset")
ITEM_BYTES = {Box: 1, list[int]: 8, list[float]: 8, list[list[int]]: 8, list[list[float]]: 8}
RETURNED = {int: "i64", float: "double", None: "i64"}

RUNTIME = """
; All of Numba's runtime that rules need: memory is handed out upwards, and given back by whoever called.
@__heap_base = external global i8
@top = internal global i32 0
declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define i32 @heap_top() {
  %top = load i32, ptr @top
  %is_new = icmp eq i32 %top, 0
  %base = ptrtoint ptr @__heap_base to i32
  %at = select i1 %is_new, i32 %base, i32 %top
  ret i32 %at
}

define void @heap_reset(i32 %to) {
  store i32 %to, ptr @top
  ret void
}

define i32 @allocate(i32 %size) noinline {
  %top = call i32 @heap_top()
  %above = add i32 %top, 15
  %start = and i32 %above, -16
  %end = add i32 %start, %size
  store i32 %end, ptr @top
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %rounded = add i32 %end, 65535
  %needed = lshr i32 %rounded, 16
  %is_short = icmp ugt i32 %needed, %pages
  br i1 %is_short, label %grow, label %done
grow:
  %missing = sub i32 %needed, %pages
  %more = add i32 %missing, 16
  %before = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %before, -1
  br i1 %failed, label %full, label %done
full:
  call void @llvm.trap()
  unreachable
done:
  ret i32 %start
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) noinline {
  %bytes = trunc i64 %size to i32
  %with_head = add i32 %bytes, 96
  %at = call i32 @allocate(i32 %with_head)
  %head = inttoptr i32 %at to ptr
  %behind = add i32 %at, 95
  %aligned = and i32 %behind, -32
  %data = inttoptr i32 %aligned to ptr
  store { i64, ptr, ptr, ptr, i64 } { i64 1, ptr null, ptr null, ptr null, i64 0 }, ptr %head
  %field = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %head, i32 0, i32 3
  store ptr %data, ptr %field
  ret ptr %head
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  ret void
}

define void @NRT_Free(ptr %info) {
  ret void
}
"""


def build(game: Game[Any], templates: Iterable[ModuleType]) -> bytes:
    """The module of a game, sealed with the hash of what it was made from."""
    templates = tuple(templates)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static"
    )
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(head + RUNTIME)
    edition = Edition(
        f"{game.name}-portable",
        {**game.blanks, "STATE": dtype_of(game.State)},
        lambda _, function: numba.njit(function),
        as_array,
        {toolbox: compiled_toolbox},
    )
    exports = list(HEAP)
    for template in templates:
        for name, function in entries_of(template).items():
            exported = exported_name(template, name)
            symbol, code = _intermediate_code(getattr(edition[template], name), function)
            module.link_in(llvm.parse_assembly(_for_target(code, head)))
            module.link_in(llvm.parse_assembly(head + _wrapper(exported, symbol, function)))
            exports.append(exported)
    _hide_all_but(module, exports)
    module = _optimised(module, machine)
    return sealed(_linked(machine.emit_object(module), exports), seal_for(game, templates))


def _intermediate_code(dispatcher: Any, function: Callable[..., Any]) -> tuple[str, str]:
    """The symbol of an entry, and LLVM's code for it and all that it calls."""
    dispatcher.compile(signature_of(function))
    (compiled,) = dispatcher.overloads.values()
    # Numba has no public name for the code with all that it calls before it is optimised for this machine.
    return compiled.fndesc.llvm_func_name, str(compiled.library._final_module)


def _for_target(code: str, head: str) -> str:
    """The same code for another machine."""
    return head + re.sub(r"^target (datalayout|triple) = .*$", "", code, flags=re.MULTILINE)


def _wrapper(exported: str, symbol: str, function: Callable[..., Any]) -> str:
    """An entry with addresses and lengths in place of Numba's arrays; an error, which rules never raise, is a trap."""
    result = RETURNED[get_annotations(function).get("return")]
    parameters: list[str] = []
    lines: list[str] = []
    arguments: list[str] = []
    for name, annotation in single_parameters_of(function).items():
        if annotation in DIMENSIONS:
            _pass_array(name, DIMENSIONS[annotation], ITEM_BYTES[annotation], parameters, lines, arguments)
        else:
            kind = "double" if annotation is float else "i64"
            parameters.append(f"{kind} %{name}")
            arguments.append(f"{kind} %{name}")
    types = ", ".join(["ptr", "ptr", *(argument.split()[0] for argument in arguments)])
    body = "\n  ".join(lines)
    return f"""
declare i32 @{symbol}({types})
declare void @llvm.trap()
define {result} @"{exported}"({", ".join(parameters)}) {{
  %returned = alloca {result}
  %error = alloca ptr
  {body}
  %status = call i32 @{symbol}(ptr %returned, ptr %error, {", ".join(arguments)})
  %is_done = icmp eq i32 %status, 0
  %is_nothing = icmp eq i32 %status, -2
  %is_fine = or i1 %is_done, %is_nothing
  br i1 %is_fine, label %fine, label %failed
failed:
  call void @llvm.trap()
  unreachable
fine:
  %result = load {result}, ptr %returned
  ret {result} %result
}}
"""


def _pass_array(
    name: str, dimensions: int, item: int, parameters: list[str], lines: list[str], arguments: list[str]
) -> None:
    """One array as Numba takes it: no owner, count, size of an item, address, lengths, strides."""
    lengths = [f"%{name}.{dimension}" for dimension in range(dimensions)]
    parameters += [f"ptr %{name}", *(f"i64 {length}" for length in lengths)]
    count, strides = lengths[0], [str(item)]
    if dimensions == 2:
        count, line = f"%{name}.count", f"%{name}.line"
        lines += [f"{count} = mul i64 {lengths[0]}, {lengths[1]}", f"{line} = mul i64 {lengths[1]}, {item}"]
        strides = [line, str(item)]
    arguments += ["ptr null", "ptr null", f"i64 {count}", f"i64 {item}", f"ptr %{name}"]
    arguments += [f"i64 {each}" for each in (*lengths, *strides)]


def _hide_all_but(module: llvm.ModuleRef, exports: Iterable[str]) -> None:
    """What nobody outside calls may be written out where it is used, or dropped."""
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exports:
            value.linkage = "internal"


def _optimised(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """First as Numba would, so that counting references goes; then as far as LLVM can."""
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    drop_unused = llvm.create_new_module_pass_manager()
    drop_unused.add_global_dead_code_eliminate_pass()
    drop_unused.run(module, builder)
    early = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1))
    early.getModulePassManager().run(module, builder)
    prune = llvm.create_new_module_pass_manager()
    prune.add_refprune_pass()
    prune.run(module, builder)
    inlinable = re.sub(r"attributes (#\d+) = \{ noinline \}", r"attributes \1 = { }", str(module))
    module = llvm.parse_assembly(inlinable)
    builder.getModulePassManager().run(module, builder)
    drop_unused.run(module, builder)
    return module


def _linked(code: bytes, exports: Iterable[str]) -> bytes:
    """The object file as a module that can be loaded."""
    with tempfile.TemporaryDirectory() as folder:
        source, linked = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        source.write_bytes(code)
        options = ["--no-entry", "--gc-sections", "--strip-all", "-z", f"stack-size={STACK_BYTES}", "--stack-first"]
        visible = [f"--export={name}" for name in exports]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *options, *visible, str(source), "-o", str(linked)]
        subprocess.run(command, check=True)
        return linked.read_bytes()


def build_apart(game: Game[Any], templates: Iterable[ModuleType], file: Path) -> None:
    """Build a module in a process of its own."""
    names = [template.__name__ for template in templates]
    command = [sys.executable, "-m", "oceanarium.kernel.wasm", game.package, str(file), *names]
    subprocess.run(command, check=True, env={**os.environ, **SETTINGS})


def main(package: str, file: str, *templates: str) -> None:
    """Build one module and write it."""
    Path(file).write_bytes(build(import_module(package).GAME, [import_module(name) for name in templates]))


if __name__ == "__main__":
    main(*sys.argv[1:])
